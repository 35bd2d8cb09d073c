# === prints values of every kind
print(1, 2.0, "a", True, None, [1, "x"], (1,), {}, {"a": 1}, sep=", ")

# === prints with an end of its own
for i in range(3):
    print(i, end=" " if i < 2 else "!\n")
print(end="")
print("x", end="\n\n")

# === prints by separators that are empty
print("a", "b", "c", sep="")
print(*[1, 2, 3], sep="-")
print(*"바다", sep="\n")

# === pads in f-strings
name, n = "거북", 7
print(f"[{name:>6}] [{name:<6}] [{name:^6}] [{name:*^8}]")
print(f"[{n:5}] [{n:05}] [{n:<5}] [{n:+}] [{n:x}] [{n:#b}] [{n:o}] [{n:e}]")

# === formats floats in f-strings
x = 3.14159265
print(f"{x:.2f} {x:8.3f} {x:<8.1f}| {x:.0f} {x:e} {x:g} {x:.3g} {x:%} {x:.1%}")

# === rounds half to even when it formats
print(f"{0.5:.0f} {1.5:.0f} {2.5:.0f} {0.125:.2f} {0.375:.2f} {2.675:.2f} {1e22:.0f}")

# === groups thousands
print(f"{1234567:,} {1234567:_} {1234567.891:,.2f} {-1234567:,} {0xffff:_x}")

# === shows names and values
x, y = 3, "고래"
print(f"{x=} {y=} {x + 1 = } {y!r} {y!s} {y!a} {x=:>5}")

# === nests formats and quotes
width, words = 10, {"a": "물"}
print(f"{3.14159:{width}.{2}f}|{words["a"]}|{"x" + 'y'}|{{}}|{'\n'.join("ab")}")

# === formats by the percent sign
print("%d %s %5.2f %-5s| %05d %x %% %c %r" % (3, "바다", 2.5, "ab", 42, 255, 65, "q"))

# === formats by format
print("{} {1} {0}".replace("{} ", "").format("a", "b"), "{:>4}|{:^5}|{n:03d}".format(1, "x", n=5), "{0[1]} {1.real}".format([7, 8], 3))

# === prints small and large floats
print(0.1 + 0.2, 1e16, 1e15, 123456789012345678.0, 1e-4, 1e-5, 0.00001234, 1.0, -0.0, 1e100)

# === prints infinities
inf = float("inf")
print(inf, -inf, inf - inf, float("nan"), inf > 10**400, f"{inf:.2f}", f"{float('nan'):5}")

# === prints texts within lists by their quotes
print(["it's", 'say "hi"', 'both \' and "', "a\nb\t\\", "\x00\x7f\u200b", "가\u0301", "😀"])

# === prints nested lists and itself
a = [1, [2, (3, 4)], {"k": [5]}]
a.append(a)
print(a)
d = {}
d["d"] = d
print(d)

# === prints ranges, functions of C and types
print(range(3), range(1, 10, 2), len, print, int, type(1), type("a"), type(None), type([]))

# === prints bytes
print(b"ab\x00\xff", bytearray(b"x"), "바다".encode(), b"\xeb\xb0\x94".decode(), b"a'b")

# === prints complex numbers
print(1j, 2 + 3j, (1 + 2j) * (3 - 1j), abs(3 + 4j), complex(1, -0.0), -1j)

# === writes to standard output by itself
import sys
print(sys.stdout.write("ab\n"))
sys.stdout.writelines(["c", "d\n"])
print("e", file=sys.stdout, flush=True)

# === writes errors elsewhere
import sys
print("seen")
print("unseen", file=sys.stderr)
sys.stderr.write("unseen too\n")

# === pretty-prints
from pprint import pprint
pprint({"b": list(range(30)), "a": {"x": 1, "y": "z" * 60, "w": ["q" * 30, "r" * 30]}})

# === leaves out a value in a format
print("{} {}".format(1))

# === has a format that does not fit
print(f"{'abc':d}")

# === formats text with a precision
print(f"{'abcdef':.3} {'abcdef':>5.2}| {True:d} {True} {None} {[1]!s:>6} {'ab':5}|")

# === has too few values for the percent sign
print("%d %d" % (1,))

# === has a text for a number at the percent sign
print("%d" % "3")

# === joins numbers
print(", ".join([1, 2]))

# === adds a number to a text
age = 12
print("나이: " + age)

# === prints what print gives back
print(print("a"))
print(repr("a"), ascii("가"), str(1.50), repr(1e3))
