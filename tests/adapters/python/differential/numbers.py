# === divides
print(7 / 2, 7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 % -3, divmod(-7, 2), 7.5 // 2, -7.5 % 2, 6 / 3)

# === rounds
print(round(0.5), round(1.5), round(2.5), round(-0.5), round(2.675, 2), round(1234, -2), round(1250, -2), round(3.7), round(1e20), round(2.0, 3))

# === makes whole numbers of texts and floats
print(int("42"), int(" -7 \n"), int("1_000"), int(3.99), int(-3.99), int("ff", 16), int("0b101", 0), int("٣"), int(True))

# === makes a whole number of a fraction in text
print(int("3.5"))

# === makes a whole number of nothing
print(int(""))

# === makes a whole number of words
print(int("삼"))

# === makes a whole number of a list
print(int([1]))

# === makes floats of texts
print(float("3.5"), float(" 1e3 "), float("-.5"), float("inf"), float("1_0.5"), float(7))

# === makes a float of words
print(float("3,5"))

# === counts with big numbers
print(2**100, -(2**64), 10**30 // 7, 10**30 % 7, 3**200 % 1000, pow(3, 200, 1000), pow(3, -1, 7), (2**70) / 3, 2**70 * 1.0)

# === takes a factorial
n = 1
for i in range(1, 31):
    n *= i
print(n, len(str(n)), n.bit_length())

# === has too many digits
print(len(str(10**4300)))

# === takes powers
print(2**-1, 0**0, (-8) ** (1 / 3), 4**0.5, (-2) ** 3, -2**2, 2**3**2, 10**-2)

# === shifts and masks
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 40, -5 >> 1, bin(10), hex(255), oct(8), bin(-5), int("-0b11", 2), (5).bit_count())

# === divides by zero
print(1 / 0)

# === divides whole numbers by zero
print(1 // 0)

# === takes the rest by zero
print(1 % 0)

# === divides floats by zero
print(1.0 // 0)

# === takes zero to a negative power
print(0**-1)

# === overflows a float
print(2.0**2000)

# === makes a float of what is too large
print(float(10**400))

# === compares numbers of several kinds
print(1 == 1.0, True == 1, 0.1 + 0.2 == 0.3, 1 < 2 < 3, 3 > 2 > 2, 10**20 == 1e20, 2**53 + 1 == float(2**53 + 1), max(1, 1.0), min(True, 0))

# === compares a number and a text
print(1 < "2")

# === is the same or equal
a, b = [1], [1]
c = a
print(a == b, a is b, a is c, None is None, () == (), "" == "", 1 == "1", not None)

# === counts by floats
x = 0
for _ in range(10):
    x += 0.1
print(x, x == 1, abs(x - 1) < 1e-9, sum([0.1] * 10), sum([1e16, 1, -1e16]))

# === uses math
import math
print(math.pi, math.e, math.sqrt(2), math.floor(-2.5), math.ceil(2.1), math.trunc(-2.7), math.gcd(12, 18), math.lcm(4, 6), math.factorial(20), math.isqrt(99), math.comb(5, 2), math.perm(5, 2), math.hypot(3, 4))

# === uses more math
import math
print(math.log(8, 2), math.log2(8), math.log10(1000), round(math.sin(1), 12), math.degrees(math.pi), math.radians(180), math.isclose(0.1 + 0.2, 0.3), math.fsum([0.1] * 10), math.prod([1, 2, 3]), math.dist((0, 0), (3, 4)), math.inf)

# === takes the root of a negative number
import math
print(math.sqrt(-1))

# === takes the logarithm of nothing
import math
print(math.log(0))

# === takes the factorial of a negative number
import math
print(math.factorial(-1))

# === has methods of numbers
print((255).to_bytes(2, "big"), int.from_bytes(b"\x01\x00", "little"), (2.5).is_integer(), (0.75).as_integer_ratio(), (3.0).hex(), float.fromhex("0x1.8p1"), (7).real)

# === uses decimals
from decimal import Decimal, getcontext, ROUND_HALF_UP
print(Decimal("0.1") + Decimal("0.2"), Decimal(1) / Decimal(3), Decimal("2.675").quantize(Decimal("0.01"), ROUND_HALF_UP), Decimal("1E+3"), Decimal(0.1))
getcontext().prec = 5
print(Decimal(2).sqrt())

# === uses fractions
from fractions import Fraction
print(Fraction(1, 3) + Fraction(1, 6), Fraction("0.25"), Fraction(4, -6), repr(Fraction(3)), float(Fraction(1, 3)), Fraction(7, 2) // 1)

# === tests for primes
def is_prime(n):
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))
print([n for n in range(50) if is_prime(n)])

# === sieves
n = 1000
sieve = [True] * (n + 1)
sieve[0:2] = [False, False]
for p in range(2, int(n**0.5) + 1):
    if sieve[p]:
        sieve[p * p :: p] = [False] * len(sieve[p * p :: p])
print(sum(sieve), [i for i, is_one in enumerate(sieve) if is_one][-5:])

# === turns numbers into other bases
def to(n, base):
    digits = ""
    while n:
        n, rest = divmod(n, base)
        digits = "0123456789abcdef"[rest] + digits
    return digits or "0"
print(to(255, 16), to(10, 2), to(0, 7), [format(9, spec) for spec in ("b", "o", "x", "08b")])

# === has too long a number for text
print(10**5000)
