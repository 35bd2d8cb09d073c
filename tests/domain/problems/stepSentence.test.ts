import { expect, it } from 'vitest'
import { dataOf, goldenSubmissions, judgedProblems } from '../../golden/golden.ts'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import { describeMoment } from '../../../src/domain/problems/stepSentence.ts'
import { momentsOf, type Trace } from '../../../src/domain/problems/trace.ts'
import { errorPrograms } from './errorPrograms.ts'
import { untrueRest } from './stepFacts.ts'
import { withPython } from './tutor/attempts.ts'
import { novicePrograms, unusualPrograms } from './tutor/novicePrograms.ts'

const { python } = withPython()

const inputOf = (title: string) => judgedProblems.find((one) => one.title === title)?.data.problem.cases[0]?.input ?? ''

/** What the others do not do. */
const trickyPrograms = [
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
  'import math\nfrom random import seed, randint\nseed(1)\nprint(math.floor(2.5))',
  'f = lambda x: x + 1\nprint(f(1))\nprint(list(map(f, [1, 2])))\nassert f(1) == 2\nglobal_name = None',
]

/** Every right solution and each second wrong one, and all that novices wrote. */
const programs = [
  ...goldenSubmissions
    .filter(({ state }, at) => state === 'ACCEPTED' || at % 2 === 0)
    .map(({ code, problemId }) => ({ code, input: dataOf(problemId).problem.cases[0]?.input ?? '' })),
  ...[...novicePrograms, ...unusualPrograms].map(({ code, title }) => ({ code, input: inputOf(title) })),
  ...trickyPrograms.map((code) => ({ code, input: '한 줄' })),
  ...errorPrograms.map(([code, , input = '']) => ({ code, input })),
]

/** What comes later is more of the same. */
const stepLimit = 300

const untrueSentences = (trace: Trace) =>
  momentsOf(trace)
    .slice(0, stepLimit)
    .flatMap((moment) => {
      const words = describeMoment(moment, trace)
      const rest = untrueRest(words, moment, trace)
      return rest === '' ? [] : [`${trace.code}\n  line ${moment.event.line}: ${words}\n  not true: ${rest}`]
    })

it('all that the step view says of 200 programs and more is true of the recorded steps', async () => {
  expect(programs.length).toBeGreaterThanOrEqual(200)
  const untrue: string[] = []
  for (const { code, input } of programs) {
    const limits = { ...defaultLimits, stepCount: 5_000 }
    untrue.push(...untrueSentences(await python().trace({ code, input, limits }).result))
  }
  expect(untrue.length, untrue.slice(0, 60).join('\n\n')).toBe(0)
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
