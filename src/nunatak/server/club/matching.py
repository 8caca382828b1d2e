"""Which pairs are best? A matching of greatest weight in any graph, by Edmonds' blossoms.

The primal-dual method in its O(n³) form: labels of vertices and blossoms shrink until an edge of
an alternating forest is tight; it grows a tree, closes a blossom or augments the matching.
Vertices are numbered from 1; blossoms come after them; 0 is nobody.
"""

from collections import deque
from collections.abc import Mapping, Sequence

OUTER, INNER, FREE = 0, 1, -1


def best_pairs(count: int, weights: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Pairs of 0..count-1 with the greatest sum of weights, all above zero."""
    found = _Matching(count, weights)
    while found.improve():
        pass
    mates = [mate - 1 for mate in found.mate[1 : count + 1]]
    return [(one, two) for one, two in enumerate(mates) if one < two]


class _Matching:
    """The matching, the forest and the labels."""

    def __init__(self, count: int, weights: Mapping[tuple[int, int], int]) -> None:
        self.count, self.last = count, count  # vertices; vertices and blossoms in use
        size = 2 * count + 2
        self.weight = [[0] * size for _ in range(size)]
        self.ends = [[(one, two) for two in range(size)] for one in range(size)]
        for (one, two), value in weights.items():
            self.weight[one + 1][two + 1] = self.weight[two + 1][one + 1] = value
        most = max(weights.values(), default=0)
        self.label = [most if 0 < one <= count else 0 for one in range(size)]
        self.mate, self.parent, self.slack = [0] * size, [0] * size, [0] * size
        self.top = [one if one <= count else 0 for one in range(size)]  # the outermost blossom
        self.side, self.seen = [FREE] * size, [0] * size
        self.petals: list[list[int]] = [[] for _ in range(size)]
        self.holds = [[one if one == two else 0 for two in range(count + 1)] for one in range(size)]
        self.queue: deque[int] = deque()
        self.moment = 0

    def tops(self, first: int = 1) -> list[int]:
        """Vertices and blossoms that are in no other blossom."""
        return [one for one in range(first, self.last + 1) if self.top[one] == one]

    def reserve(self, one: int, two: int) -> int:
        """How far an edge is from being tight, twice."""
        start, end = self.ends[one][two]
        return self.label[start] + self.label[end] - 2 * self.weight[start][end]

    # -------------------------------------------------------------- slack

    def note_slack(self, one: int, two: int) -> None:
        """The edge with the least reserve from an outer vertex is remembered."""
        if not self.slack[two] or self.reserve(one, two) < self.reserve(self.slack[two], two):
            self.slack[two] = one

    def find_slack(self, two: int) -> None:
        """The same, looked for anew."""
        self.slack[two] = 0
        for one in range(1, self.count + 1):
            outer = self.side[self.top[one]] == OUTER
            if self.weight[one][two] > 0 and self.top[one] != two and outer:
                self.note_slack(one, two)

    def push(self, one: int) -> None:
        """Edges of a vertex, or of all in a blossom, are to be looked at."""
        if one <= self.count:
            self.queue.append(one)
        for petal in self.petals[one] if one > self.count else ():
            self.push(petal)

    def put_into(self, one: int, blossom: int) -> None:
        """All of it belongs to a blossom, or to itself."""
        self.top[one] = blossom
        for petal in self.petals[one] if one > self.count else ():
            self.put_into(petal, blossom)

    # -------------------------------------------------------------- matching

    def turn(self, blossom: int, petal: int) -> int:
        """The even way round a blossom from its base to a petal."""
        petals = self.petals[blossom]
        place = petals.index(petal)
        if place % 2:
            petals[1:] = petals[:0:-1]
            return len(petals) - place
        return place

    def match(self, one: int, two: int) -> None:
        """An edge is in the matching; inside a blossom the others follow."""
        start, end = self.ends[one][two]
        self.mate[one] = end
        if one <= self.count:
            return
        entry = self.holds[one][start]
        steps = self.turn(one, entry)
        petals = self.petals[one]
        for place in range(steps):
            self.match(petals[place], petals[place ^ 1])
        self.match(entry, two)
        self.petals[one] = petals[steps:] + petals[:steps]

    def augment(self, one: int, two: int) -> None:
        """Along the way to the root of a tree, edges change between in and out."""
        while True:
            before = self.top[self.mate[one]]
            self.match(one, two)
            if not before:
                return
            self.match(before, self.top[self.parent[before]])
            one, two = self.top[self.parent[before]], before

    def meeting(self, one: int, two: int) -> int:
        """Where the ways of two outer vertices to their roots meet; 0: nowhere."""
        self.moment += 1
        while one or two:
            if one:
                if self.seen[one] == self.moment:
                    return one
                self.seen[one] = self.moment
                one = self.top[self.mate[one]]
                one = self.top[self.parent[one]] if one else 0
            one, two = two, one
        return 0

    # -------------------------------------------------------------- blossoms

    def close(self, one: int, base: int, two: int) -> None:
        """An odd cycle is one vertex from now on."""
        free = (it for it in range(self.count + 1, self.last + 1) if not self.top[it])
        blossom = next(free, self.last + 1)
        self.last = max(self.last, blossom)
        self.label[blossom], self.side[blossom] = 0, OUTER
        self.mate[blossom] = self.mate[base]
        way, back = self._way(one, base), self._way(two, base)
        self.petals[blossom] = [base, *reversed(way), *back]
        self.put_into(blossom, blossom)
        self._take_edges(blossom)
        self.find_slack(blossom)

    def _way(self, one: int, base: int) -> list[int]:
        found = []
        while one != base:
            other = self.top[self.mate[one]]
            found += [one, other]
            self.push(other)
            one = self.top[self.parent[other]]
        return found

    def _take_edges(self, blossom: int) -> None:
        """To each other vertex, the edge of a petal with the least reserve."""
        for other in range(1, self.last + 1):
            self.weight[blossom][other] = self.weight[other][blossom] = 0
        self.holds[blossom] = [0] * (self.count + 1)
        for petal in self.petals[blossom]:
            for other in range(1, self.last + 1):
                better = not self.weight[blossom][other]
                if better or self.reserve(petal, other) < self.reserve(blossom, other):
                    self.ends[blossom][other] = self.ends[petal][other]
                    self.ends[other][blossom] = self.ends[other][petal]
                    self.weight[blossom][other] = self.weight[petal][other]
                    self.weight[other][blossom] = self.weight[other][petal]
            for vertex in range(1, self.count + 1):
                if self.holds[petal][vertex]:
                    self.holds[blossom][vertex] = petal

    def open(self, blossom: int) -> None:
        """A blossom whose label has shrunk to nothing is many vertices again."""
        for petal in self.petals[blossom]:
            self.put_into(petal, petal)
        entry = self.holds[blossom][self.ends[blossom][self.parent[blossom]][0]]
        steps = self.turn(blossom, entry)
        petals = self.petals[blossom]
        for place in range(0, steps, 2):
            inner, outer = petals[place], petals[place + 1]
            self.parent[inner] = self.ends[outer][inner][0]
            self.side[inner], self.side[outer] = INNER, OUTER
            self.slack[inner] = 0
            self.find_slack(outer)
            self.push(outer)
        self.side[entry], self.parent[entry] = INNER, self.parent[blossom]
        for petal in petals[steps + 1 :]:
            self.side[petal] = FREE
            self.find_slack(petal)
        self.top[blossom] = 0

    # -------------------------------------------------------------- growing

    def follow(self, one: int, two: int) -> bool:
        """A tight edge from an outer vertex; whether the matching has grown by it."""
        start, end = self.ends[one][two]
        here, there = self.top[start], self.top[end]
        if self.side[there] == FREE:
            self.parent[there], self.side[there] = start, INNER
            mate = self.top[self.mate[there]]
            self.slack[there] = self.slack[mate] = 0
            self.side[mate] = OUTER
            self.push(mate)
        elif self.side[there] == OUTER:
            base = self.meeting(here, there)
            if not base:
                self.augment(here, there)
                self.augment(there, here)
                return True
            self.close(here, base, there)
        return False

    def improve(self) -> bool:
        """One more pair, if that is better; the forest grows from all who have none."""
        for one in range(1, self.last + 1):
            self.side[one], self.slack[one] = FREE, 0
        self.queue.clear()
        for one in self.tops():
            if not self.mate[one]:
                self.parent[one], self.side[one] = 0, OUTER
                self.push(one)
        while self.queue or any(self.side[one] == OUTER for one in self.tops()):
            if self._grow():
                return True
            step = self._step()
            if step is None:
                return False
            self.shift(step)
            if self._follow_slack():
                return True
            for blossom in self.tops(self.count + 1):
                if self.side[blossom] == INNER and not self.label[blossom]:
                    self.open(blossom)
        return False

    def _grow(self) -> bool:
        while self.queue:
            one = self.queue.popleft()
            if self.side[self.top[one]] == INNER:
                continue
            for two in range(1, self.count + 1):
                if self.weight[one][two] > 0 and self.top[one] != self.top[two]:
                    if self.reserve(one, two):
                        self.note_slack(one, self.top[two])
                    elif self.follow(one, two):
                        return True
        return False

    def _step(self) -> int | None:
        """By how much labels can move; None: no pair is worth having any more."""
        steps = [
            self.label[blossom] // 2
            for blossom in self.tops(self.count + 1)
            if self.side[blossom] == INNER
        ]
        for one in self.tops():
            if self.slack[one] and self.side[one] != INNER:
                reserve = self.reserve(self.slack[one], one)
                steps.append(reserve if self.side[one] == FREE else reserve // 2)
        least = min(self.outer_labels(), default=0)
        return None if not steps or least <= min(steps) else min(steps)

    def outer_labels(self) -> Sequence[int]:
        outer = [it for it in range(1, self.count + 1) if self.side[self.top[it]] == OUTER]
        return [self.label[one] for one in outer]

    def shift(self, step: int) -> None:
        for one in range(1, self.count + 1):
            side = self.side[self.top[one]]
            self.label[one] += {OUTER: -step, INNER: step, FREE: 0}[side]
        for blossom in self.tops(self.count + 1):
            side = self.side[blossom]
            self.label[blossom] += {OUTER: 2 * step, INNER: -2 * step, FREE: 0}[side]

    def _follow_slack(self) -> bool:
        for one in self.tops():
            near = self.slack[one]
            if self.top[one] == one and near and self.top[near] != one:
                if not self.reserve(near, one) and self.follow(near, one):
                    return True
        return False
