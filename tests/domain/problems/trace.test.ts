import { describe, expect, it } from 'vitest'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'
import { describeMoment } from '../../../src/domain/problems/stepSentence.ts'
import { changesBetween, momentsOf, maxTraceSteps, type Trace, type TraceEvent } from '../../../src/domain/problems/trace.ts'
import { withPython } from './tutor/attempts.ts'

const { python } = withPython()

const traceOf = (code: string, input = '') => python().trace({ code, input, limits }).result
const told = (trace: Trace) => momentsOf(trace).map((moment) => `${moment.event.line}: ${describeMoment(moment, trace)}`)
const storyOf = async (code: string, input = '') => told(await traceOf(code, input))

describe('each step is told in a Korean sentence', () => {
  it('values that come and change', async () => {
    expect(await storyOf('n = 3\nn += 1\nn = 4\nword = "바다"\ndel n\nx: int = 2\nx = [[[[[1]]]]]')).toEqual([
      '1: n에 3을 넣었어요.',
      '2: n이 3에서 4가 됐어요.',
      '3: n은 그대로 4예요.',
      '4: word에 ‘바다’를 넣었어요.',
      '5: n이 사라졌어요.',
      '6: x에 2를 넣었어요.',
      '7: x가 2에서 [[[[…]]]]가 됐어요.',
      '7: 프로그램이 끝났어요.',
    ])
  })

  it('loops and conditions, with which way they go', async () => {
    const code =
      'n = 2\nwhile n > 0:\n    n -= 1\nfor i in range(2):\n    if i % 2 == 0:\n        continue\n    elif i == 1:\n        break\nfor _ in "a":\n    pass\nfor x in [7, 7]:\n    pass'
    expect(await storyOf(code)).toEqual([
      '1: n에 2를 넣었어요.',
      '2: 조건 n > 0은 참이에요. 반복해요.',
      '3: n이 2에서 1이 됐어요.',
      '2: 조건 n > 0은 참이에요. 반복해요.',
      '3: n이 1에서 0이 됐어요.',
      '2: 조건 n > 0은 거짓이에요. 반복을 마쳐요.',
      '4: i에 0을 넣었어요. 반복을 시작해요.',
      '5: 조건 i % 2 == 0은 참이에요. 안쪽을 실행해요.',
      '6: 나머지는 건너뛰고 다음 반복으로 가요.',
      '4: i가 0에서 1이 됐어요.',
      '5: 조건 i % 2 == 0은 거짓이에요. 건너뛰어요.',
      '7: 조건 i == 1은 참이에요. 안쪽을 실행해요.',
      '8: 반복을 그만두고 밖으로 나가요.',
      '9: 반복을 시작해요.',
      '10: 아무 일도 하지 않고 지나가요.',
      '9: 반복이 끝났어요.',
      '11: x에 7을 넣었어요. 반복을 시작해요.',
      '12: 아무 일도 하지 않고 지나가요.',
      '11: x는 이번에도 7이에요.',
      '12: 아무 일도 하지 않고 지나가요.',
      '11: 반복이 끝났어요.',
      '11: 프로그램이 끝났어요.',
    ])
  })

  it('a condition on one line with its block', async () => {
    expect(await storyOf('n = 1\nif n: n = 2\n')).toContain('2: 조건 n을 살펴봐요. n이 1에서 2가 됐어요.')
    expect(await storyOf('n = 1\nif n: print("크다")\n')).toContain('2: 조건 n을 살펴봐요. ‘크다’를 출력했어요.')
    expect(await storyOf('x = 0\nfor i in range(1): x += 5')).toContain('2: 반복해요. x가 0에서 5가 됐어요. i에 0을 넣었어요.')
  })

  it('a loop over parts of things, whose place changes', async () => {
    expect(await storyOf('xs = [0]\nfor xs[0] in [1, 2]:\n    pass')).toContain('2: xs[0]이 0에서 1이 됐어요. 반복을 시작해요.')
    expect(await storyOf('class A:\n    pass\na = A()\nfor a.b in [3, 4]:\n    pass')).toContain('4: a.b가 3에서 4가 됐어요.')
    expect(await storyOf('for f in [len, max]:\n    pass')).toContain('1: 한 번 더 반복해요. 반복을 시작해요.')
  })

  it('functions: made, called, left', async () => {
    const code = 'def f(n, m):\n    if n < 2:\n        return 1\n    return n * f(n - 1, m)\nx = f(2, "a")\ndef g():\n    f(1, 2)\ng()'
    expect(await storyOf(code)).toEqual([
      '1: f 함수를 만들었어요. 아직 부르지는 않았어요.',
      '5: 이 줄에서 f 함수를 불러요.',
      '1: f 함수로 들어가요. n은 2예요. m은 ‘a’예요.',
      '2: 조건 n < 2는 거짓이에요. 건너뛰어요.',
      '4: 이 줄에서 f 함수를 불러요.',
      '1: f 함수로 들어가요. n은 1이에요. m은 ‘a’예요.',
      '2: 조건 n < 2는 참이에요. 안쪽을 실행해요.',
      '3: f 함수가 1을 돌려줘요.',
      '4: f 함수가 2를 돌려줘요. x에 2를 넣었어요.',
      '6: g 함수를 만들었어요. 아직 부르지는 않았어요.',
      '8: 이 줄에서 g 함수를 불러요.',
      '6: g 함수로 들어가요.',
      '7: 이 줄에서 f 함수를 불러요.',
      '1: f 함수로 들어가요. n은 1이에요. m은 2예요.',
      '2: 조건 n < 2는 참이에요. 안쪽을 실행해요.',
      '3: f 함수가 1을 돌려줘요.',
      '7: g 함수가 끝났어요.',
      '8: 프로그램이 끝났어요.',
    ])
  })

  it('lists, sets and dictionaries: what came, went and moved', async () => {
    const code = [
      'xs = [1, 2]',
      'xs.append(3)',
      'xs.insert(0, 9)',
      'xs.pop()',
      'xs.pop(0)',
      'xs[0], xs[1] = xs[1], xs[0]',
      'xs[0] = 5',
      'xs.extend([7, 8])',
      'xs.insert(1, 4)',
      'xs.remove(4)',
      'd = {"a": 1}',
      'd["b"] = 2',
      'd["a"] = 3',
      'del d["a"]',
      'd = {"x": 1, "y": 2}',
      's = {1}',
      's.add(2)',
      's.remove(1)',
      's = {5, 6}',
      'xs.sort()',
      'xs.reverse()',
      'xs[0], xs[1] = 3, 8',
      'xs = (1, 2)',
      'xs = "가"',
    ].join('\n')
    expect((await storyOf(code)).slice(1, -1)).toEqual([
      '2: xs의 끝에 3이 들어왔어요.',
      '3: xs의 맨 앞에 9가 들어왔어요.',
      '4: xs의 끝에서 3이 나왔어요.',
      '5: xs의 맨 앞에서 9가 나왔어요.',
      '6: xs[0]과 xs[1]이 자리를 바꿨어요.',
      '7: xs[0]이 2에서 5가 됐어요.',
      '8: xs가 [5, 1]에서 [5, 1, 7, 8]이 됐어요.',
      '9: xs가 [5, 1, 7, 8]에서 [5, 4, 1, 7, 8]이 됐어요.',
      '10: xs가 [5, 4, 1, 7, 8]에서 [5, 1, 7, 8]이 됐어요.',
      '11: d에 {‘a’: 1}을 넣었어요.',
      '12: d[‘b’]에 2를 넣었어요.',
      '13: d[‘a’]가 1에서 3이 됐어요.',
      '14: d에서 ‘a’가 사라졌어요.',
      '15: d가 {‘b’: 2}에서 {‘x’: 1, ‘y’: 2}가 됐어요.',
      '16: s에 {1}을 넣었어요.',
      '17: s에 2가 들어왔어요.',
      '18: s에서 1이 나왔어요.',
      '19: s가 {2}에서 {5, 6}이 됐어요.',
      '20: xs[0]과 xs[1]이 자리를 바꿨어요.',
      '21: xs가 [1, 5, 7, 8]에서 [8, 7, 5, 1]이 됐어요.',
      '22: xs가 [8, 7, 5, 1]에서 [3, 8, 5, 1]이 됐어요.',
      '23: xs가 [3, 8, 5, 1]에서 (1, 2)가 됐어요.',
      '24: xs가 (1, 2)에서 ‘가’가 됐어요.',
    ])
  })

  it('what is inside of other things, what is long, and what is huge', async () => {
    const code = [
      'g = [[0, 0], [0, 0]]',
      'g[1][0] = 5',
      'xs = list(range(60))',
      'xs.append(60)',
      'd = {i: i for i in range(60)}',
      'd[60] = 1',
      'a = "가" * 300',
      'a = "나" * 300',
      'n = 2 ** 1000',
      'b = "다" * 60',
      'd2 = {1: {}}',
      'd2[1]["a"] = [1]',
    ].join('\n')
    const story = await storyOf(code)
    expect(story[1]).toBe('2: g[1][0]이 0에서 5가 됐어요.')
    expect(story[2]).toBe('3: xs에 [0, 1, 2, 3, 4, 5, 6, 7, …]을 넣었어요.')
    expect(story[3]).toBe('4: xs의 값이 바뀌었어요.')
    expect(story[5]).toBe('6: d의 값이 바뀌었어요.')
    expect(story[6]).toMatch(/^7: a에 ‘가+…’를 넣었어요\.$/)
    expect(story[7]).toBe('8: a의 값이 바뀌었어요.')
    expect(story[8]).toMatch(/^9: n에 약 10의 30\d제곱을 넣었어요\.$/)
    expect(story[11]).toBe('12: d2[1][‘a’]에 [1]을 넣었어요.')
  })

  it('what is read and printed', async () => {
    expect(await storyOf('n = int(input())\nprint(n)\nprint()\nprint("a\\nb" * 30)\ninput()', '7\n8')).toEqual([
      '1: 입력에서 한 줄을 읽었어요. n에 7을 넣었어요.',
      '2: ‘7’을 출력했어요.',
      '3: 빈 줄을 출력했어요.',
      expect.stringMatching(/^4: ‘a ⏎ ba ⏎ b.*…’를 출력했어요\.$/),
      '5: 입력에서 한 줄을 읽었어요.',
      '5: 프로그램이 끝났어요.',
    ])
  })

  it('modules, classes, lines with nothing to see, and many changes at once', async () => {
    const code = 'import math\nfrom random import seed\nclass A:\n    x = 1\nstr\nmath.gcd(4, 6)\na, b, c, d = 1, 2, 3, 4\na\nlen([])'
    expect(await storyOf(code)).toEqual([
      '1: math 모듈을 불러왔어요.',
      '2: random 모듈을 불러왔어요.',
      '3: A 클래스를 만들었어요.',
      '5: 이 줄을 실행했어요.',
      '6: math.gcd(4, 6)을 실행했어요.',
      '7: a에 1을 넣었어요. b에 2를 넣었어요. c에 3을 넣었어요. 다른 변수도 바뀌었어요.',
      '8: 이 줄을 실행했어요.',
      '9: 이 줄을 실행했어요.',
      '9: 프로그램이 끝났어요.',
    ])
  })

  it('errors: that end the program, that go through functions, that are caught', async () => {
    const code = 'def f():\n    return 1 / 0\ntry:\n    f()\nexcept ZeroDivisionError:\n    x = 1\nf()'
    expect((await storyOf(code)).slice(1)).toEqual([
      '3: 오류가 나면 붙잡을 준비를 해요.',
      '4: 이 줄에서 f 함수를 불러요.',
      '1: f 함수로 들어가요.',
      '2: 이 줄을 실행하다가 오류가 났어요.',
      '2: 여기에서 ZeroDivisionError 오류가 났어요.',
      '5: 오류를 붙잡았어요.',
      '6: x에 1을 넣었어요.',
      '7: 이 줄에서 f 함수를 불러요.',
      '1: f 함수로 들어가요.',
      '2: 이 줄을 실행하다가 오류가 났어요.',
      '2: 오류가 났어요. 0으로 나누었어요.',
    ])
  })

  it('a new value for a name is not told as a change inside the old one', async () => {
    const story = await storyOf('a = [1]\nb = a\nb = b + [4]\nb += [5]\nb = b[1:]')
    expect(story.slice(2, 5)).toEqual([
      '3: b가 [1]에서 [1, 4]가 됐어요.',
      '4: b의 끝에 5가 들어왔어요.',
      '5: b가 [1, 4, 5]에서 [4, 5]가 됐어요.',
    ])
  })

  it('nor in loops, in several names at once, and with what a function gives', async () => {
    const loop = await storyOf('for row in [[1], [1, 2]]:\n    pass')
    expect(loop).toContain('1: row가 [1]에서 [1, 2]가 됐어요.')
    const pair = await storyOf('a, b = [1], 2\na, b = a + [3], 2')
    expect(pair).toContain('2: a가 [1]에서 [1, 3]이 됐어요.')
    const given = await storyOf('def more(xs):\n    return xs + [2]\na = [1]\na = more(a)')
    expect(given).toContain('2: more 함수가 [1, 2]를 돌려줘요. a가 [1]에서 [1, 2]가 됐어요.')
  })

  it('several that come and go at once, and values of another kind', async () => {
    const story = await storyOf('s = {1}\ns.update({5, 6})\nd = {}\nd.update({1: 2, 3: 4})\nn = 1\nn += 0.5\nfor _ in "ab":\n    pass')
    for (const sentence of [
      '2: s가 {1}에서 {1, 5, 6}이 됐어요.',
      '4: d가 {}에서 {1: 2, 3: 4}가 됐어요.',
      '6: n이 1에서 1.5가 됐어요.',
      '7: 한 번 더 반복해요.',
    ])
      expect(story).toContain(sentence)
  })

  it('the end of a line is no empty line', async () => {
    expect(await storyOf('print(1, end=" ")\nprint()\nprint()\nprint("", end="")')).toEqual([
      '1: ‘1 ’을 출력했어요.',
      '2: 줄을 바꿨어요.',
      '3: 빈 줄을 출력했어요.',
      '4: 이 줄을 실행했어요.',
      '4: 프로그램이 끝났어요.',
    ])
  })

  it('what a line prints with the value of an own function', async () => {
    expect(await storyOf('def f(n):\n    return n * 2\nprint(f(3))')).toContain('2: f 함수가 6을 돌려줘요. ‘6’을 출력했어요.')
  })

  it('the last condition of a program is false where nothing follows', async () => {
    expect(await storyOf('n = 1\nwhile n > 0:\n    n -= 1')).toContain('2: 조건 n > 0은 거짓이에요. 반복을 마쳐요.')
    expect(await storyOf('n = 1\nif n > 3:\n    n = 0')).toContain('2: 조건 n > 3은 거짓이에요. 건너뛰어요.')
    expect(await storyOf('if (n := 5) > 3:\n    pass')).toContain('1: n에 5를 넣었어요. 조건 (n := 5) > 3은 참이에요. 안쪽을 실행해요.')
  })

  it('an inner loop begins again', async () => {
    const story = await storyOf('for r in range(2):\n    for c in range(2):\n        pass')
    expect(story.filter((text) => text.includes('시작'))).toEqual([
      '1: r에 0을 넣었어요. 반복을 시작해요.',
      '2: c에 0을 넣었어요. 반복을 시작해요.',
      '2: c가 1에서 0이 됐어요. 반복을 다시 시작해요.',
    ])
  })

  it('objects, functions and other things by what they are', async () => {
    const code =
      'class Fish:\n    def __init__(self, name):\n        self.name = name\nf = Fish("니모")\ndef up():\n    yield 1\ng = up\nit = up()\nk = Fish\nm = map(int, "1")\nclass L(list):\n    pass\nxs = {1}\nmatch 1:\n    case 1:\n        print("하나")\ndef make():\n    return up\nmake()'
    const story = await storyOf(code)
    for (const sentence of [
      '4: 이 줄에서 새 객체를 만들어요.',
      '2: __init__ 함수로 들어가요. self는 Fish 객체예요. name은 ‘니모’예요.',
      '3: self.name에 ‘니모’를 넣었어요.',
      '8: it에 제너레이터를 넣었어요.',
      '10: m에 map 객체를 넣었어요.',
      '13: xs에 {1}을 넣었어요.',
      '14: 값에 맞는 case를 찾아요.',
      '16: ‘하나’를 출력했어요.',
      '18: make 함수가 함수를 돌려줘요.',
    ])
      expect(story).toContain(sentence)
  })

  it('is cut off after its steps, and says so', async () => {
    const trace = await traceOf('n = 0\nwhile True:\n    n += 1')
    expect([trace.isCut, trace.events.length, trace.execution.state]).toEqual([true, maxTraceSteps, 'STOPPED'])
    expect(told(trace).at(-1)).toMatch(/여기까지만 적어 두었어요\.$/)
  })
})

describe('a trace that is not whole', () => {
  const event: TraceEvent = { kind: 'line', line: 1, frames: [], outputLength: 0, value: null, errorType: null }
  const execution = { state: 'DONE', output: '', error: null, stepCount: 0 } as const
  const frame = (variables: TraceEvent['frames'][number]['variables']) => ({ name: '<module>', variables })
  const one = { kind: 'leaf', type: 'int', text: '1', size: null } as const

  it('is told without the syntax', () => {
    const before = { ...event, frames: [frame(new Map())] }
    const trace: Trace = {
      code: 'n = 1',
      execution,
      tree: null,
      isCut: false,
      events: [before, { ...before, frames: [frame(new Map([['n', one]]))] }],
    }
    expect(told(trace)).toEqual(['1: n에 1을 넣었어요.', '1: 이 줄을 실행했어요.'])
  })

  it('is told without frames', () => {
    const trace: Trace = {
      code: '',
      execution,
      tree: null,
      isCut: false,
      events: [event, { ...event, kind: 'call' }, { ...event, kind: 'return', value: one }],
    }
    expect(told(trace)).toEqual(['1: 이 줄에서  함수를 불러요.', '1:  함수로 들어가요.', '1:  함수가 1을 돌려줘요.'])
  })

  it('nothing changed where nothing can be compared', () => {
    expect(changesBetween(undefined, frame(new Map()))).toEqual([])
    expect(changesBetween(frame(new Map()), undefined)).toEqual([])
  })
})
