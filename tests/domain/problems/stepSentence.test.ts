import { describe, expect, it } from 'vitest'
import { dataOf, goldenSubmissions, judgedProblems, slicesOf } from '../../golden/golden.ts'
import { sampleOf } from '../../corpora.ts'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import { describeMoment } from '../../../src/domain/problems/stepSentence.ts'
import { momentsOf, type Trace } from '../../../src/domain/problems/trace.ts'
import { refusedPrograms, rightPrograms, wrongPrograms } from './programs/programs.ts'
import { untrueRest } from './stepFacts.ts'
import { withPython } from './tutor/attempts.ts'

const { python } = withPython()

const inputOf = (title: string) => judgedProblems.find((one) => one.title === title)?.data.problem.cases[0]?.input ?? ''

/** Programs with features that the solutions and the novices' programs lack. */
const trickyPrograms = [
  'def f():\n    for i in range(2):\n        print(i)\nf()\nf()',
  'def gen(e):\n    total = 0\n    while total < e:\n        total += 2\n        yield total\ndef both():\n    return [x for x in (2 * e for e in gen(4))]\nprint(both(), sum(x for x in gen(4)), list(zip(gen(2), gen(4))))',
  'class Deep(Exception):\n    pass\ntry:\n    raise Deep("a")\nexcept Deep as e:\n    print(e)\ntry:\n    1 / 0\nexcept ZeroDivisionError as e:\n    print(e)',
  'class Fish:\n    count = 0\nFish.count += 1\na = [1, 2]\na[0] = 1\ni = 0\na[i] = 1',
  'n = 2\nwhile True:\n    n -= 1\n    if n < 0: break\n    print(n)\nfor k in range(3):\n    if k == 1: continue\n    n += k\ndef g(n):\n    if n > 1: return n\n    return 0\ng(2)\ng(0)\nprint(n)',
  'def h(n):\n    if n: return\n    print(n)\nh(1)\nh(0)',
  'a = [1, 2, 3]\nb = a\nb = b + [4]\nb.append(5)\nb += [6]\na.insert(0, 9)\na.pop(0)\na.pop()\nprint(a, b)',
  'for i in range(3):\n    print(i, end=" ")\nprint()\nprint()\nprint("끝")',
  'def f(x):\n    print("안", x)\n    return x * 2\nprint(f(3))\ny = f(4) + f(5)',
  'n = 3\nwhile n > 0:\n    n -= 1',
  'x = 3\nif x > 2: print("크다")\nfor i in range(2): x += i\nif (y := x) > 1: print(y)',
  'for r in range(2):\n    for c in range(2):\n        print(r, c)',
  'class Fish:\n    def __init__(self, name):\n        self.name = name\n        self.hp = 10\n    def swim(self):\n        self.hp -= 1\nf = Fish("니모")\nf.swim()\nprint(f.hp)',
  'def make():\n    n = 0\n    def up():\n        nonlocal n\n        n += 1\n        return n\n    return up\ng = make()\ng()\nprint(g())',
  'def gen():\n    yield 1\n    yield 2\nfor x in gen():\n    print(x)\nit = iter([1])\nprint(next(it))',
  'try:\n    x = int("a")\nexcept ValueError as e:\n    x = 0\nfinally:\n    print(x)',
  'def f():\n    try:\n        return 1\n    finally:\n        print("끝")\nf()',
  'x = 2\nmatch x:\n    case 1:\n        print("하나")\n    case _:\n        print("그 밖")',
  's = {1, 2}\ns.add(3)\ns.discard(1)\nd = {"a": 1}\nd["b"] = 2\nd["a"] += 1\ndel d["b"]\nd.pop("a")',
  'g = [[0] * 2 for _ in range(2)]\ng[1][0] = 5\ng[0], g[1] = g[1], g[0]\nh = [g] * 2',
  'from collections import deque\nq = deque([1, 2])\nq.append(3)\nq.appendleft(0)\nq.popleft()\nq.rotate(1)',
  'a, b = 1, 2\na, b = b, a\na = b = 7\n*c, d = [1, 2, 3]',
  'x = 5\nx = 5\nx: int = 6\ndel x',
  'word = "바다가 좋아요. 정말이에요."\nword = word + " 진짜예요."\nprint(word)\nprint("a에 1을 넣었어요. b가 됐어요.")',
  'def f(n):\n    if n == 0:\n        return 0\n    return n + f(n - 1)\nprint(f(3))',
  'total = 0\nfor x in [1, -2, 3]:\n    if x < 0:\n        continue\n    total += x\nelse:\n    print(total)',
  'xs = [3, 1, 2]\nxs.sort()\nxs.reverse()\nxs[:] = []\nxs.extend([1])\nxs.clear()',
  'def f(x):\n    try:\n        return int(x)\n    except TypeError:\n        return 1\n    except ValueError as e:\n        print(e)\n        return 0\nprint(f("a"), f(2))\nfrom io import StringIO\nwith StringIO("가") as g:\n    print(g.read())\nwith StringIO("나"):\n    y = 1',
  'with open(0) as f:\n    line = f.readline()\nprint(line)',
  'name = "니모"\ntime = 3\nline = [1]\nline.append(time)\nprint(f"{name}: {time}")',
  'count = 0\ndef up():\n    global count\n    count += 1\n    return count\nup()\nprint(up(), count)',
  'a = 1; b = 2; a, b = b, a; print(a, b)\nif 0 < a < 5 and b != 3: print("사이"); a = 9\nprint(a if a > b else b)',
  'd = {"니모": [1], "도리": []}\nd["니모"].append(2)\nd["도리"] += [3]\nd["니모"][0] = 7\nfor name, xs in d.items():\n    print(name, sum(xs))\ndel d["도리"][0]\nd.setdefault("게", []).append(1)',
  'xs = [5, 3, 8, 1]\nxs[1:3] = [9]\nxs[::2] = [0, 0]\ndel xs[0]\nxs.sort(reverse=True)\nxs.insert(1, 4)\nxs.remove(4)\nys = sorted(xs)\nxs *= 2\nzs = xs[:]',
  'squares = {n: n * n for n in range(3)}\nodd = {n for n in squares if n % 2}\npairs = [(a, b) for a in range(2) for b in range(2) if a != b]\nfirst = next(x for x in pairs)\nprint(*pairs, sep=" / ")',
  'def f(*args, **more):\n    return len(args) + len(more)\nprint(f(1, 2, a=3))\ndef g(x, y=2):\n    x += y\n    return x\nn = g(g(1), y=g(2))',
  'class Animal:\n    count = 0\n    def __init__(self, name):\n        self.name = name\n        Animal.count += 1\n    def __str__(self):\n        return self.name\nclass Fish(Animal):\n    def __init__(self, name, fins):\n        super().__init__(name)\n        self.fins = [fins]\nf = Fish("니모", 2)\nf.fins.append(1)\nf.fins[0] += 3\nprint(f, Animal.count)',
  'def fib(n, known={}):\n    if n in known:\n        return known[n]\n    if n < 2:\n        return n\n    known[n] = fib(n - 1) + fib(n - 2)\n    return known[n]\nprint(fib(4))',
  'i = 0\nwhile True:\n    i += 1\n    if i == 2:\n        continue\n    if i > 3:\n        break\n    pass\nelse:\n    print("끝")\nfor j in range(0):\n    print(j)\nelse:\n    print("없음")',
  'def f(x):\n    match x:\n        case [a, b]:\n            return a + b\n        case {"n": n}:\n            return n\n        case str() as s if len(s) > 1:\n            return s\n        case _:\n            return None\nprint(f([1, 2]), f({"n": 3}), f("가나"), f(0))',
  'def count(n):\n    while n > 0:\n        got = yield n\n        n -= 1\n    return "끝"\ng = count(2)\nprint(next(g))\nprint(g.send("받음"))\nprint(list(count(2)))\ndef both():\n    yield from count(1)\nx = [*both()]',
  'try:\n    try:\n        [][1]\n    except IndexError as e:\n        raise ValueError("다시") from e\nexcept ValueError as e:\n    word = str(e)\nelse:\n    word = "괜찮음"\nfinally:\n    print(word)\nprint(int("3") if word.isdigit() else -1)',
  'a = [1, 2]\nb = c = a\nc += [3]\nb = b[:]\nb[-1] = 0\n(x, y), z = (1, 2), 3\nfirst, *rest = a\nx, y = y, x + y\nprint(a, b, f"{x:>3}|{y=}|{rest!r}")',
  'total = (\n    1 +\n    2\n)\nprint(\n    total,\n    "개",\n)\nword = "바다" "거북"\nfor i, c in enumerate(word, 1):\n    if c in "바북" or not i % 3: print(i, c)\nfor a, b in zip("가나", [1, 2]): print(a * b)',
  's = "가나다"\ns = s.replace("나", "라")\ns += "!"\nt = s[::-1]\nprint(s.find("다"), t.split("라"), s.upper(), end="")\nprint()\nnumbers = list(map(int, "3 1 2".split()))\nnumbers.sort(key=lambda n: -n)\nlow, high = min(numbers), max(numbers)',
  'def rows():\n    for i in range(3):\n        yield i\nprint(max(rows()), sum(rows()), list(zip(rows(), rows())))',
  'import math\nfrom random import seed, randint\nseed(1)\nprint(math.floor(2.5))',
  'f = lambda x: x + 1\nprint(f(1))\nprint(list(map(f, [1, 2])))\nassert f(1) == 2\nglobal_name = None',
]

/** Every right solution, every second wrong one, and all programs of novices. */
const programs = [
  ...goldenSubmissions
    .filter(({ state }, at) => state === 'ACCEPTED' || at % 2 === 0)
    .map(({ code, problemId }) => ({ code, input: dataOf(problemId).problem.cases[0]?.input ?? '' })),
  ...[...wrongPrograms, ...rightPrograms].map(({ code, title }) => ({ code, input: inputOf(title) })),
  ...trickyPrograms.map((code) => ({ code, input: '한 줄' })),
  ...refusedPrograms.map(({ code, input }) => ({ code, input })),
]

/** Later steps only repeat the earlier ones. */
const stepLimit = 300

const untrueSentences = (trace: Trace) =>
  momentsOf(trace)
    .slice(0, stepLimit)
    .flatMap((moment) => {
      const words = describeMoment(moment, trace)
      const rest = untrueRest(words, moment, trace)
      return rest === '' ? [] : [`${trace.code}\n  line ${moment.event.line}: ${words}\n  not true: ${rest}`]
    })

describe('all that the step view says is true of the recorded steps', () => {
  it('is tried with 200 programs and more', () => {
    expect(programs.length).toBeGreaterThanOrEqual(200)
  })

  const watched = sampleOf(programs)

  it.each(slicesOf(watched, 25))('programs %s to %s', async (from, to) => {
    const untrue: string[] = []
    for (const { code, input } of watched.slice(from, to)) {
      const limits = { ...defaultLimits, stepCount: 5_000 }
      untrue.push(...untrueSentences(await python().trace({ code, input, limits }).result))
    }
    expect(untrue.length, untrue.slice(0, 60).join('\n\n')).toBe(0)
  })
})

it('the checker finds what is not true', async () => {
  const trace = await python().trace({
    code: 'xs = [1]\nxs = xs + [2]\nn = 3\nif n > 5:\n    n = 4\nprint(n)',
    input: '',
    limits: defaultLimits,
  }).result
  const [first, second, , condition, printing] = momentsOf(trace)
  if (!first || !second || !condition || !printing) throw new Error('too few steps')
  expect(untrueRest('xs에 [1]을 넣었어요.', first, trace)).toBe('')
  for (const words of ['xs에 [2]를 넣었어요.', 'ys에 [1]을 넣었어요.', 'xs에 [1]을 넣었어요. xs가 사라졌어요.', '아무 말이에요.'])
    expect(untrueRest(words, first, trace), words).not.toBe('')
  expect(untrueRest('xs의 끝에 2가 들어왔어요.', second, trace)).not.toBe('')
  expect(untrueRest('xs가 [1]에서 [1, 2]가 됐어요.', second, trace)).toBe('')
  expect(untrueRest('조건 n > 5는 참이에요. 안쪽을 실행해요.', condition, trace)).not.toBe('')
  expect(untrueRest('조건 n > 5는 거짓이에요. 건너뛰어요.', condition, trace)).toBe('')
  expect(untrueRest('빈 줄을 출력했어요.', printing, trace)).not.toBe('')
  expect(untrueRest('‘3’을 출력했어요.', printing, trace)).toBe('')
})
