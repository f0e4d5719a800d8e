"""What `href` and `url(#…)` name: looked up, with the surroundings it inherits from."""

from __future__ import annotations

from msgspec.structs import replace

from pnp.diagnostics.similar import suggestion
from pnp.geometry import Transform
from pnp.typeset.document.cascade import Cascade, Scope, Styled
from pnp.typeset.document.colours import NAMED, Colour, parse_colour
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.properties import INITIAL, SVG
from pnp.typeset.document.source import Branch, Head, Target
from pnp.typeset.document.work import Work, joined

MOST_SCOPES = 4096
"""Surroundings remembered."""

CONTEXT = ("context-fill", "context-stroke")


class References:
    """Finds elements by id, surroundings of elements, and colours.

    Attributes:
        cascade: resolves start tags.
    """

    def __init__(self, work: Work, cascade: Cascade) -> None:
        """Share the state in `work`."""
        self._work = work
        self.cascade = cascade
        self._scopes: Memo[object, Scope] = Memo(MOST_SCOPES)

    def root(self, path: str, width: float, height: float) -> Scope:
        """The surroundings of a document's root, nothing inherited; 100 % is `width` and `height`."""
        key = (path, width, height)
        found = self._scopes.get(key)
        if found is None:
            found = Scope(path, dict(INITIAL), (), Transform(), width, height)
            self._scopes.put(key, found)
        return found

    def inner(self, head: Head, scope: Scope) -> Scope:
        """The surroundings of the children of a start tag that only hands on what is inherited."""
        key = (scope, head)
        found = self._scopes.get(key)
        if found is None:
            element = self.cascade.styled(head, scope)
            found = replace(scope, style=element.style, names=element.names)
            self._scopes.put(key, found)
        return found

    def known(self, key: object) -> Scope | None:
        """The scope made for `key` before."""
        return self._scopes.get(key)

    def made(self, key: object, scope: Scope) -> Scope:
        """The scope first made for `key`, so that equal surroundings are one object."""
        found = self._scopes.get(key)
        if found is None:
            self._scopes.put(key, scope)
            return scope
        return found

    def around(self, target: Target, user: Scope, kind: str) -> Scope:
        """The surroundings of a definition: it inherits where it stands, and counts in the units of its user.

        Args:
            target: the definition.
            user: the surroundings of the element that refers to it.
            kind: what its content is for.
        """
        key = (target.around, user.path, user.width, user.height, kind, user.context)
        found = self._scopes.get(key)
        if found is None:
            found = replace(self.root(user.path, user.width, user.height), kind=kind, context=user.context)
            for head in target.around:
                found = self.inner(head, found)
            self._scopes.put(key, found)
        return found

    def target(self, href: str, element: Styled, scope: Scope, what: str, tags: frozenset[str]) -> Target | None:
        """The element that a reference names.

        Args:
            href: as written, with `#`.
            element: that refers.
            scope: its surroundings.
            what: the reference for people.
            tags: local names that it may have; empty for any.

        Reports:
            P412 where there is none or it is of another kind, P429 for one in another file.
        """
        if not href.startswith("#"):
            self._work.sink.error(
                "P429",
                f"`{what}` refers to another file, where only elements of this drawing can be named",
                element.span,
                help='put the other drawing in with `{% include "…" %}` or `<image href="…"/>`',
            )
            return None
        found = self._work.find(href[1:], scope.path, element.span, what)
        if found and tags and local(found.branch.head) not in tags:
            self._work.sink.error(
                "P412",
                f"`{what}` names a <{local(found.branch.head)}>, where a {joined_or(tags)} is needed",
                element.span,
            )
            return None
        return found

    def chain(self, branch: Branch, scope: Scope, tags: frozenset[str]) -> list[tuple[Branch, Scope]]:
        """A gradient or pattern and those that it takes over from by `href`, each with its surroundings.

        Reports:
            P423 where they go round in a circle.
        """
        links = [(branch, scope)]
        while True:
            last, last_scope = links[-1]
            element = self.cascade.styled(last.head, last_scope)
            href = element.attributes.get("href")
            if not href:
                return links
            found = self.target(href, element, last_scope, f'href="{href}"', tags)
            if found is None:
                return links
            if any(found.branch is link for link, _ in links):
                self._work.sink.error("P423", f'`href="{href}"` leads back to where it started', element.span)
                return links
            links.append((found.branch, self.around(found, last_scope, last_scope.kind)))

    def colour(self, raw: str, name: str, element: Styled) -> Colour:
        """The colour that a property states, `currentColor` worked out; black where it is none.

        Reports:
            P414.
        """
        text = element.style["color"] if raw.lower() == "currentcolor" else raw
        found = parse_colour(text)
        if found is None:
            lower = text.lower()
            self._work.sink.error(
                "P414",
                f"`{name}: {text}` is no colour",
                element.span,
                notes=["colours are written `#1f3a5f`, `rgb(31 58 95)`, `hsl(215 51% 25%)` or by name, as `navy`"],
                help=suggestion(lower, NAMED) if lower.isalpha() else None,
            )
            return "#000000", 1.0
        return found


def local(head: Head) -> str:
    """The element's name without its namespace."""
    return head.tag.removeprefix(f"{{{SVG}}}").rpartition("}")[2]


def joined_or(tags: frozenset[str]) -> str:
    """`<a> or <b>`."""
    return joined(sorted(f"<{tag}>" for tag in tags)).replace(" and ", " or ")
