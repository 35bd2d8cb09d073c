# === changes dictionaries
d = {"a": 1, "b": 2}
d["c"] = 3
d["a"] += 10
del d["b"]
print(d, d.get("x"), d.get("x", 0), d.pop("c"), d.setdefault("z", []), "a" in d, len(d), list(d), list(d.values()), list(d.items()), d.popitem())

# === reads what a dictionary does not have
d = {"a": 1}
print(d["b"])

# === reads by a number that is not there
ages = {1: "a"}
print(ages[2])

# === takes a list for a key
d = {}
d[[1, 2]] = 3

# === keeps the order of its keys
d = {}
for word in "the cat and the dog and the bird".split():
    d[word] = d.get(word, 0) + 1
print(d, sorted(d), sorted(d, key=d.get), max(d.values()), dict(sorted(d.items(), key=lambda i: -i[1])))

# === joins dictionaries
print({"a": 1} | {"a": 2, "b": 3}, dict(a=1, b=2), dict([("x", 1)]), dict(zip("ab", [1, 2])), dict.fromkeys("ab", 0), {**{"q": 1}}, {1: "a", 1.0: "b", True: "c"})

# === changes a dictionary while it goes through it
d = {"a": 1, "b": 2}
for key in d:
    d[key + "x"] = 1

# === goes through dictionaries
d = {"x": [1, 2], "y": []}
for key, value in d.items():
    print(key, len(value), value or "none")
for i, (key, value) in enumerate(sorted(d.items(), reverse=True)):
    print(i, key, value)
print({v: k for k, v in {"a": 1}.items()}, d.keys() & {"x", "q"}, d.keys() == {"x", "y"})

# === has sets of numbers
a, b = {1, 2, 3}, {3, 4}
print(a | b, a & b, a - b, a ^ b, a <= {1, 2, 3, 4}, a.isdisjoint({9}), set(), {5, 1, 3}, set([3, 1, 1]), frozenset([2, 1]), len(a))

# === changes sets
a = {1}
a.add(2)
a.update([3, 4])
a.discard(9)
a.remove(1)
print(a, a.pop(), sorted(a), 3 in a)

# === removes from a set what is not there
{1}.remove(2)

# === has a list in a set
{[1]}

# === has a set of texts
names = {"고래", "문어", "거북", "상어", "해파리"}
print(names)

# === has an order of large numbers in sets
print({10**12, 5, -3, 2**31, 7})

# === asks an empty pair of braces
print(type({}), type({1}), {} == set(), bool({}), {}.get(1))

# === nests
school = {"1반": {"학생": ["민수", "지우"], "수": 2}}
school["1반"]["학생"].append("하나")
school.setdefault("2반", {})["수"] = 0
print(school, school["1반"]["학생"][-1])

# === counts by Counter
from collections import Counter
c = Counter("abracadabra")
print(c, c.most_common(2), c["z"], c + Counter("aab"), c - Counter("aaa"), sorted(c.elements())[:3], c.total())

# === has defaults
from collections import defaultdict
d = defaultdict(list)
d["a"].append(1)
d["b"]
print(d, dict(d), defaultdict(int, x=1)["y"])

# === has queues at both ends
from collections import deque
q = deque([1, 2, 3], maxlen=4)
q.append(4)
q.appendleft(0)
q.rotate(1)
print(q, q.popleft(), q.pop(), list(q), q[0], len(q), 2 in q)

# === takes from an empty queue
from collections import deque
deque().popleft()

# === has tuples with names
from collections import namedtuple, OrderedDict
Point = namedtuple("Point", "x y")
p = Point(1, y=2)
print(p, p.x, p[1], p._replace(x=5), p == (1, 2), p._asdict(), OrderedDict(a=1))

# === has heaps
import heapq
h = [5, 1, 4]
heapq.heapify(h)
heapq.heappush(h, 0)
print(heapq.heappop(h), h, heapq.nsmallest(2, h), heapq.nlargest(2, h), heapq.heappushpop(h, 3), list(heapq.merge([1, 4], [2, 3])))

# === puts in order by halves
import bisect
a = [1, 3, 3, 7]
bisect.insort(a, 5)
print(a, bisect.bisect_left(a, 3), bisect.bisect_right(a, 3), bisect.bisect(a, 9))

# === goes through a graph
from collections import deque
graph = {1: [2, 3], 2: [4], 3: [4], 4: []}
seen, queue = [1], deque([1])
while queue:
    for other in graph[queue.popleft()]:
        if other not in seen:
            seen.append(other)
            queue.append(other)
print(seen)

# === finds shortest ways
import heapq
roads = {"a": {"b": 7, "c": 3}, "b": {"d": 2}, "c": {"b": 1, "d": 8}, "d": {}}
best, heap = {}, [(0, "a")]
while heap:
    cost, place = heapq.heappop(heap)
    if place in best:
        continue
    best[place] = cost
    for other, more in roads[place].items():
        heapq.heappush(heap, (cost + more, other))
print(best)

# === compares dictionaries
print({1: 2} == {1: 2.0}, {1: 2, 3: 4} == {3: 4, 1: 2})
print({1: 2} < {1: 3})

# === writes and reads JSON
import json
data = {"이름": "고래", "n": [1, 2.5, None, True], "d": {}}
text = json.dumps(data)
print(text, json.dumps(data, ensure_ascii=False, indent=2, sort_keys=True), json.loads(text) == data)

# === reads JSON that is none
import json
json.loads("{'a': 1}")
