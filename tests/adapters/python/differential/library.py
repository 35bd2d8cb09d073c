# === draws by chance from a seed
import random
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice("abc"), random.sample(range(10), 3), random.uniform(0, 1), random.randrange(0, 100, 5), random.choices([1, 2], k=4))
a = [1, 2, 3, 4]
random.shuffle(a)
print(a, random.gauss(0, 1))

# === draws by chance from a text as a seed
import random
random.seed("sea")
print([random.randint(1, 100) for _ in range(5)])
print(random.Random(7).random())

# === draws from nothing
import random
random.choice([])

# === draws from a range that is none
import random
random.randint(5, 1)

# === knows dates
from datetime import date, datetime, timedelta
d = date(2024, 2, 28)
print(d, d + timedelta(days=2), (date(2025, 1, 1) - d).days, d.weekday(), d.strftime("%Y/%m/%d %j"), d.isoformat(), date.fromisoformat("2020-02-29").year)
print(datetime(2024, 1, 2, 3, 4, 5), datetime.strptime("2024-05-06 07:08", "%Y-%m-%d %H:%M"), timedelta(hours=30), timedelta(seconds=-1))

# === has a day that is none
from datetime import date
date(2023, 2, 29)

# === prints a calendar
import calendar
print(calendar.month(2024, 2), calendar.isleap(1900), calendar.monthrange(2023, 2))

# === takes means
import statistics
print(statistics.mean([1, 2, 3, 4]), statistics.median([1, 3, 2]), statistics.mode([1, 1, 2]), statistics.stdev([1, 2, 3]), statistics.pstdev([1, 2, 3]), statistics.mean([1.5, 2.5]))

# === takes the mean of nothing
import statistics
statistics.mean([])

# === counts by operator
import operator
print(operator.add(1, 2), sorted([(1, "b"), (2, "a")], key=operator.itemgetter(1)), operator.attrgetter("real")(3), operator.contains([1], 1))

# === has arrays
from array import array
a = array("i", [1, 2, 3])
a.append(4)
print(a, a[1:], sum(a), a.typecode)
a.append("x")

# === hashes and encodes
import hashlib, base64, binascii
print(hashlib.sha256(b"sea").hexdigest()[:16], hashlib.md5(b"sea").hexdigest(), base64.b64encode("바다".encode()), binascii.crc32(b"sea"))

# === writes and reads tables
import csv, io
out = io.StringIO()
csv.writer(out).writerows([["a", 1], ["b,c", 'd"e']])
print(repr(out.getvalue()), list(csv.reader(io.StringIO("x,y\n1,\"2,3\"\n"))), list(csv.DictReader(io.StringIO("k,v\na,1"))))

# === has stacks of contexts
from contextlib import contextmanager, suppress
@contextmanager
def room(name):
    print("enter", name)
    yield name.upper()
    print("leave", name)
with room("a") as r, suppress(ZeroDivisionError):
    print(r, 1 / 0)

# === orders a graph
from graphlib import TopologicalSorter
print(list(TopologicalSorter({"c": ["b"], "b": ["a"]}).static_order()))

# === reads code as a tree
import ast
print(ast.literal_eval("[1, {'a': (2, None)}]"), ast.dump(ast.parse("a + 1", mode="eval").body))
ast.literal_eval("1 + x")

# === finds close words
import difflib
print(difflib.get_close_matches("appel", ["ape", "apple", "peach"]), list(difflib.ndiff(["a"], ["b"])))

# === makes types
from typing import Optional, NamedTuple, TypedDict
class P(NamedTuple):
    x: int
    y: int = 0
def f(a: Optional[int] = None) -> list[int]:
    return [a or 0]
print(P(1), f(), P(1)._fields)

# === packs numbers
import struct
print(struct.pack("<ih", 1, 2), struct.unpack(">I", b"\x00\x00\x01\x00"), struct.calcsize("<iq"))

# === sizes and limits
import sys
print(sys.maxsize, sys.maxunicode, sys.float_info.max, sys.byteorder, sys.int_info.bits_per_digit, len(sys.argv))

# === asks for the version
import sys
print(sys.version_info[:1], sys.version_info >= (3, 8), sys.implementation.name)

# === hashes numbers and texts
print(hash(1), hash(-1), hash(10**10), hash(1.5), hash(2**61 - 1), hash(""), hash(None) == hash(None))

# === waits a moment
import time
began = time.time()
time.sleep(0.01)
print(time.time() - began >= 0.009, time.perf_counter() > 0)

# === has threads
import threading
t = threading.Thread(target=print, args=("hi",))
t.start()
t.join()

# === copies deeply
import copy
class A:
    def __init__(self): self.items = [1]
a = A()
b, c = copy.copy(a), copy.deepcopy(a)
a.items.append(2)
print(b.items, c.items)

# === walks folders
import os
os.makedirs("d/e", exist_ok=True)
open("d/e/f.txt", "w").close()
print(sorted(os.listdir("d")), os.path.join("a", "b"), os.path.exists("d/e/f.txt"), os.path.splitext("x.py"), [(root, files) for root, _, files in os.walk("d")])

# === has paths
from pathlib import Path
p = Path("a") / "b.txt"
print(p, p.name, p.stem, p.suffix, p.parent, p.exists())

# === logs
import logging
logging.basicConfig(level=logging.INFO)
logging.info("unseen")
print("seen", logging.getLevelName(20))

# === pickles
import pickle
print(pickle.loads(pickle.dumps({"a": [1, (2, 3)]})))

# === runs coroutines
import asyncio
async def f(n):
    await asyncio.sleep(0)
    return n * 2
async def main():
    print(await asyncio.gather(f(1), f(2)))
asyncio.run(main())

# === measures time
import timeit
print(timeit.timeit("1 + 1", number=10) >= 0)

# === imports this
import this
