# === has methods of texts
s = "  Hello, Sea World  "
print(s.strip(), s.lower(), s.upper(), s.title(), s.swapcase(), s.strip().split(", "), s.replace("l", "L", 2), s.find("Sea"), s.find("x"), s.count("l"), sep="|")

# === cuts texts
s = "abcdefg"
print(s[0], s[-1], s[1:3], s[:3], s[3:], s[::2], s[::-1], s[-3:-1], s[5:2], s[10:], s[-100:2])

# === reads beyond the end of a text
s = "바다"
print(s[2])

# === changes a letter of a text
s = "바다"
s[0] = "파"

# === splits texts
print("a b  c".split(), "a b  c".split(" "), "a,b,c".split(",", 1), "a,b,c".rsplit(",", 1), "".split(), "".split(","), "a\nb\r\nc".splitlines(), "k=v".partition("="), "x".partition("="))

# === joins texts
print("".join(["a", "b"]), ",".join("abc"), "-".join({"x": 1}), " ".join(map(str, [1, 2])), "".join([]))

# === asks what a text is made of
for s in ("abc", "abc1", "123", "½", "가나", " ", "", "Abc", "ABC", "1.5", "-3", "a_b"):
    print(s.isalpha(), s.isalnum(), s.isdigit(), s.isdecimal(), s.isnumeric(), s.isspace(), s.isupper(), s.islower(), s.istitle(), s.isidentifier())

# === turns letters into numbers and back
print(ord("A"), chr(97), ord("가"), chr(0xAC01), [chr(ord("a") + i) for i in range(3)], chr(128032))

# === asks for the number of two letters
print(ord("ab"))

# === asks for a letter that is none
print(chr(1114112))

# === shifts letters
def shift(text, by):
    return "".join(chr((ord(c) - 97 + by) % 26 + 97) if c.islower() else c for c in text)
print(shift("hello, xyz!", 3), shift(shift("abc", 5), -5))

# === compares texts
print("a" < "b", "B" < "a", "abc" < "abd", "10" < "9", "가" < "나", "" < "a", sorted(["나", "가", "b", "A", "10", "9"]))

# === fills texts
print("7".zfill(3), "-7".zfill(4), "ab".center(7, "*"), "ab".ljust(4) + "|", "ab".rjust(4, "."), "a\tb".expandtabs(4), "abc".startswith(("x", "ab")), "abc".endswith("bc"))

# === takes ends away
print("xxabcxx".strip("x"), "xxabc".lstrip("x"), "abcxx".rstrip("x"), "prefix-a".removeprefix("prefix-"), "a.txt".removesuffix(".txt"), "www.x".lstrip("w."))

# === translates letters
print("hello".translate(str.maketrans("el", "ip", "o")), "abc".translate({97: "가", 98: None}), "ß".upper(), "İ".lower(), "ﬁ".casefold())

# === repeats texts
print("ab" * 3, "-" * 10, "a" * 0, "a" * -1, 3 * "x")

# === multiplies texts
print("ab" * "3")

# === takes a letter from a text
print("abc" - "b")

# === looks for a letter that is not there
print("abc".index("z"))

# === looks into texts
print("ea" in "sea", "" in "sea", "x" not in "sea", "SEA".lower() in "the sea")

# === looks for a number in a text
print(3 in "123")

# === finds out whether a text reads the same backwards
for word in ("기러기", "토마토", "바다", "A man a plan"):
    letters = [c.lower() for c in word if c != " "]
    print(word, letters == letters[::-1])

# === has texts over several lines
text = """첫 줄
  둘째 \
이어서
\tend"""
print(text)
print(len(text), text.count("\n"), r"a\nb", "a" "b", 'c\x41\u0042\N{BULLET}')

# === encodes
print("가a".encode("utf-8"), "가".encode("cp949"), "가".encode("euc-kr"), "가a".encode("utf-16-le"), "é".encode("latin-1"), len("가".encode()))

# === encodes what the encoding lacks
print("가".encode("ascii"))

# === decodes what is no text
print(b"\xff\xfe".decode())

# === decodes with care
print(b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode("utf-8", "ignore"), b"a\xffb".decode("utf-8", "backslashreplace"), "가a".encode("ascii", "xmlcharrefreplace"))

# === knows characters of several parts
import unicodedata
s = "가"
print(len(unicodedata.normalize("NFD", s)), unicodedata.normalize("NFC", "\u1100\u1161") == s, unicodedata.name("바"), len("👨‍👩‍👧"), [unicodedata.east_asian_width(c) for c in "a가"])

# === searches by patterns
import re
print(re.findall(r"\d+", "a1b22c333"), re.sub(r"(\w)(\d)", r"\2\1", "a1 b2"), re.split(r"[,;]\s*", "a, b;c"), bool(re.match("ab", "xab")), re.search(r"(?P<n>[가-힣]+)", "ab 바다")["n"], re.fullmatch(r"\d{3}-\d{4}", "123-4567"))

# === has a pattern that is none
import re
re.compile("(a")

# === wraps and dedents
import textwrap, string
print(textwrap.fill("the quick brown fox jumps over the lazy dog", 15))
print(textwrap.dedent("  a\n    b\n"), string.ascii_lowercase, string.digits, string.punctuation, string.Template("$a and ${b}").substitute(a=1, b=2))

# === counts letters
text = "banana"
counts = {}
for c in text:
    counts[c] = counts.get(c, 0) + 1
print(counts, max(counts, key=counts.get), sorted(counts.items(), key=lambda item: (-item[1], item[0])))

# === compresses runs
from itertools import groupby
print("".join(f"{c}{len(list(run))}" for c, run in groupby("aaabccd")))

# === calls what a text does not have
print("abc".push("d"))

# === misspells a method of texts
print("abc".uper())

# === formats without f
x = 3
print("{x}", f"{x}", "{x}".format(x=x), "{0}{0}".format(x))
