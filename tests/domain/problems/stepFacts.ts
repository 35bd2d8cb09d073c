import type { Moment, Trace, TraceEvent, TraceFrame, TraceValue } from '../../../src/domain/problems/trace.ts'
import { valueText } from '../../../src/domain/problems/traceWords.ts'

/** A recorded step with the facts that the checker needs. */
interface Step {
  readonly moment: Moment
  readonly trace: Trace
  /** The line of code that the step runs. */
  readonly source: string
  readonly before: readonly TraceFrame[]
  readonly after: readonly TraceFrame[]
}

/** A kind of sentence, with a test of whether it is true of a step. */
type Fact = readonly [sentence: RegExp, isTrue: (step: Step, ...found: readonly string[]) => boolean]

const last = <Item>(items: readonly Item[]) => items[items.length - 1]

/** Looks a name up in the innermost function, and in the program. */
const valuesOf = (frames: readonly TraceFrame[], name: string) =>
  [last(frames), frames[0]].map((frame) => placeIn(frame, name)).filter((value) => value !== undefined)

/** Looks up a variable, or a place in one: `xs[0]`, `d[‘a’][1]`, `fish.size`. */
function placeIn(frame: TraceFrame | undefined, place: string): TraceValue | undefined {
  const [, name = '', rest = ''] = /^([^[.]+)(.*)$/s.exec(place) ?? []
  let value = frame?.variables.get(name)
  let left = rest
  while (value !== undefined && left !== '') {
    const [whole = left, key = '', field = ''] = /^\[(‘.*?’|.+?)\]|^\.(\w+)/s.exec(left) ?? []
    left = left.slice(whole.length)
    value = partOf(value, key, field)
  }
  return value
}

function partOf(value: TraceValue, key: string, field: string): TraceValue | undefined {
  if (value.kind === 'sequence') return value.items?.[Number(key)]
  if (value.kind !== 'pairs') return undefined
  return value.pairs?.find(([one]) => valueText(one) === (field === '' ? key : `‘${field}’`))?.[1]
}

const isIn = (frames: readonly TraceFrame[], name: string, text: string) =>
  valuesOf(frames, name).some((value) => valueText(value) === text)
const itemsOf = (frames: readonly TraceFrame[], name: string) =>
  valuesOf(frames, name).flatMap((value) => (value.kind === 'sequence' && value.items !== null ? [value.items.map(valueText)] : []))

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Tells whether a line assigns a new value to a name, so that the old value did not change. */
const givesAnew = (source: string, name: string) => new RegExp(String.raw`(?:^|[\s,;(])${name}\s*(?:,[^=]*)?=(?!=)`).test(source)

const pairsOf = ({ before, after }: Step, name: string) =>
  itemsOf(before, name).flatMap((one) => itemsOf(after, name).map((other) => [one, other] as const))

const printedIn = ({ moment: { event, outputLength }, trace }: Step) => trace.execution.output.slice(event.outputLength, outputLength)
const isAtLineStart = ({ moment: { event }, trace }: Step) =>
  event.outputLength === 0 || trace.execution.output[event.outputLength - 1] === '\n'

const indentOf = (line: string) => line.length - line.trimStart().length

/** Tells whether a line belongs to the block below another line. */
function isWithin(code: string, head: number, line: number): boolean {
  const lines = code.split('\n')
  const depth = indentOf(lines[head - 1] ?? '')
  return line > head && lines.slice(head, line).every((one) => one.trim() === '' || one.trim().startsWith('#') || indentOf(one) > depth)
}

/** Returns the line at which the same function continues; null if it does not. */
function goesOnAt({ moment: { event }, trace: { events } }: Step): number | null {
  const depth = event.frames.length
  const next = events.slice(events.indexOf(event) + 1).find(({ frames }) => frames.length <= depth)
  return next?.kind === 'line' && next.frames.length === depth ? next.line : null
}

function entersBody(step: Step): boolean {
  const next = goesOnAt(step)
  return next !== null && isWithin(step.trace.code, step.moment.event.line, next)
}

/** Tells whether a block on one line ended in a jump, judged by the line that ran next. */
function leavesByJump(step: Step): boolean | null {
  const [, word] = /:\s*(break|continue|return\b).*$/.exec(step.source) ?? []
  if (word === undefined) return null
  const [line, next] = [step.moment.event.line, goesOnAt(step)]
  if (word !== 'break' || next === null) return next !== line + 1
  return next > line && indentOf(step.trace.code.split('\n')[next - 1] ?? '') < indentOf(step.source)
}

/** Tells whether the loop was reached from outside. */
function comesFromOutside({ moment: { event }, trace: { events, code } }: Step): boolean {
  const depth = event.frames.length
  const former = events.slice(0, events.indexOf(event)).findLast((one) => one.frames.length <= depth && one.kind !== 'return')
  return former === undefined || former.frames.length < depth || (former.line !== event.line && !isWithin(code, event.line, former.line))
}

function wasHere({ moment: { event }, trace: { events } }: Step): boolean {
  const before = events.slice(0, events.indexOf(event)).filter((one) => one.frames.length === event.frames.length)
  return before.slice(before.findLastIndex(({ kind }) => kind === 'call') + 1).some((one) => one.line === event.line)
}

const begins =
  (word: RegExp) =>
  ({ source }: Step) =>
    word.test(source.trim())
const kindIs =
  (kind: TraceEvent['kind']) =>
  ({ moment: { event } }: Step) =>
    event.kind === kind

/** Matches a value, which may be any text. */
const V = '(.+?)'
/** Matches a place: a name with keys, which may contain blanks, as in `rooms[(0, 0)]`. */
const P = String.raw`((?:[^\s[]|\[[^\]]*\])+?)`
const sentence = (text: string) => new RegExp(`^${text}(?: |$)`, 's')

const facts: readonly Fact[] = [
  [
    sentence(String.raw`(\S+) 함수로 들어가요\.`),
    ({ moment: { event } }, name) => event.kind === 'call' && last(event.frames)?.name === name,
  ],
  [
    sentence(String.raw`(\S+) 함수가 끝났어요\.`),
    ({ moment: { event } }, name) =>
      event.kind === 'return' && last(event.frames)?.name === name && (event.value === null || event.value.type === 'NoneType'),
  ],
  [
    sentence(String.raw`(\S+) 함수가 ${V}[을를] 돌려줘요\.`),
    ({ moment: { event } }, name, value) =>
      event.kind === 'return' && last(event.frames)?.name === name && event.value !== null && valueText(event.value) === value,
  ],
  [sentence(String.raw`프로그램이 끝났어요\.`), ({ moment: { event } }) => event.kind === 'return' && event.frames.length === 1],
  [sentence(String.raw`여기까지만 적어 두었어요\.`), ({ trace }) => trace.isCut],
  [sentence(String.raw`오류가 났어요\. .+`), kindIs('error')],
  [
    sentence(String.raw`여기에서 (\w+) 오류가 났어요\.`),
    ({ moment: { event } }, type) => event.kind === 'error' && event.errorType === type,
  ],
  [sentence(String.raw`이 줄을 실행하다가 오류가 났어요\.`), ({ moment: { next } }) => next?.kind === 'error'],
  [
    sentence(String.raw`이 줄에서 새 객체를 만들어요\.`),
    ({ moment: { next } }) => next?.kind === 'call' && last(next.frames)?.name === '__init__',
  ],
  [
    sentence(String.raw`이 줄에서 (\S+) 함수를 불러요\.`),
    ({ moment: { next } }, name) => next?.kind === 'call' && last(next.frames)?.name === name,
  ],
  [
    sentence(String.raw`조건 ${V}[은는] 참이에요\. (?:안쪽을 실행해요|반복해요)\.`),
    (step, condition) => step.source.includes(condition) && entersBody(step),
  ],
  [
    sentence(String.raw`조건 ${V}[은는] 거짓이에요\. (?:건너뛰어요|반복을 마쳐요)\.`),
    (step, condition) => step.source.includes(condition) && !entersBody(step),
  ],
  [
    sentence(String.raw`조건 ${V}[은는] 참이에요\. 안쪽을 실행해요\.`),
    (step, condition) => step.source.includes(`${condition}: `) && leavesByJump(step) === true,
  ],
  [
    sentence(String.raw`조건 ${V}[은는] 거짓이에요\. 건너뛰어요\.`),
    (step, condition) => step.source.includes(`${condition}: `) && leavesByJump(step) === false,
  ],
  [sentence(String.raw`조건 ${V}[을를] 살펴봐요\.`), ({ source }, condition) => source.includes(condition) && /:\s*\S/.test(source)],
  [sentence(String.raw`반복이 끝났어요\.`), (step) => begins(/^(?:async )?for\b/)(step) && !entersBody(step)],
  [sentence(String.raw`반복을 시작해요\.`), (step) => comesFromOutside(step)],
  [sentence(String.raw`반복을 다시 시작해요\.`), (step) => comesFromOutside(step) && wasHere(step)],
  [sentence(String.raw`한 번 더 반복해요\.`), entersBody],
  [sentence(String.raw`반복해요\.`), ({ source }) => /^(?:for|while)\b.*:\s*\S/.test(source.trim())],
  [
    sentence(String.raw`(\S+) 함수를 만들었어요\. 아직 부르지는 않았어요\.`),
    ({ source }, name) => new RegExp(String.raw`def ${name}\b|${name} = lambda`).test(source),
  ],
  [sentence(String.raw`(\S+) 클래스를 만들었어요\.`), ({ source }, name) => source.includes(`class ${name}`)],
  [sentence(String.raw`(.+?) 모듈을 불러왔어요\.`), ({ source }, names) => names.split(', ').every((name) => source.includes(name))],
  [sentence(String.raw`반복을 그만두고 밖으로 나가요\.`), begins(/break$/)],
  [sentence(String.raw`나머지는 건너뛰고 다음 반복으로 가요\.`), begins(/continue$/)],
  [sentence(String.raw`아무 일도 하지 않고 지나가요\.`), begins(/pass\b/)],
  [sentence(String.raw`오류를 붙잡았어요\.`), begins(/^except\b/)],
  [
    sentence(String.raw`오류를 붙잡아 (\S+?)에 담았어요\.`),
    ({ source, after }, name) => /^\s*except\b.*\bas\b/.test(source) && valuesOf(after, name).length > 0,
  ],
  [sentence(String.raw`이 except가 붙잡을 오류가 아니에요\.`), (step) => /^\s*except\b/.test(step.source) && !entersBody(step)],
  [sentence(String.raw`with의 안쪽으로 들어가요\.`), (step) => /^\s*with\b/.test(step.source) && entersBody(step)],
  [sentence(String.raw`with의 안쪽을 마치고 나가요\.`), (step) => /^\s*with\b/.test(step.source) && !entersBody(step)],
  [sentence(String.raw`오류가 나면 붙잡을 준비를 해요\.`), begins(/^try:/)],
  [sentence(String.raw`값에 맞는 case를 찾아요\.`), begins(/^match\b/)],
  [sentence(String.raw`case (.+?)[과와] 맞는지 살펴봐요\.`), ({ source }, pattern) => source.trim().startsWith(`case ${pattern}:`)],
  [sentence(String.raw`돌려줄 값을 정했어요\.`), begins(/^return\b/)],
  [sentence(String.raw`입력에서 한 줄을 읽었어요\.`), ({ source }) => /input|readline/.test(source)],
  [sentence(String.raw`빈 줄을 출력했어요\.`), (step) => /^\s*\n\s*$/.test(printedIn(step)) && isAtLineStart(step)],
  [sentence(String.raw`줄을 바꿨어요\.`), (step) => /^\s*\n\s*$/.test(printedIn(step)) && !isAtLineStart(step)],
  [
    sentence(String.raw`(\S+)의 끝에 ${V}[이가] 들어왔어요\.`),
    (step, name, item) => !givesAnew(step.source, name) && pairsOf(step, name).some(([one, other]) => isSame([...one, item], other)),
  ],
  [
    sentence(String.raw`(\S+)의 맨 앞에 ${V}[이가] 들어왔어요\.`),
    (step, name, item) => !givesAnew(step.source, name) && pairsOf(step, name).some(([one, other]) => isSame([item, ...one], other)),
  ],
  [
    sentence(String.raw`(\S+)의 끝에서 ${V}[이가] 나왔어요\.`),
    (step, name, item) => !givesAnew(step.source, name) && pairsOf(step, name).some(([one, other]) => isSame(one, [...other, item])),
  ],
  [
    sentence(String.raw`(\S+)의 맨 앞에서 ${V}[이가] 나왔어요\.`),
    (step, name, item) => !givesAnew(step.source, name) && pairsOf(step, name).some(([one, other]) => isSame(one, [item, ...other])),
  ],
  [
    sentence(String.raw`(\S+?)에 ${V}[이가] 들어왔어요\.`),
    (step, name, item) => pairsOf(step, name).some(([one, other]) => !one.includes(item) && other.includes(item)),
  ],
  [
    sentence(String.raw`(\S+?)에서 ${V}[이가] 나왔어요\.`),
    (step, name, item) => pairsOf(step, name).some(([one, other]) => one.includes(item) && !other.includes(item)),
  ],
  [
    sentence(String.raw`(\S+?)[과와] (\S+?)[이가] 자리를 바꿨어요\.`),
    ({ before, after }, one, other) => {
      const [a, b] = [valuesOf(before, one)[0], valuesOf(before, other)[0]]
      return a !== undefined && b !== undefined && isIn(after, one, valueText(b)) && isIn(after, other, valueText(a))
    },
  ],
  [
    sentence(String.raw`(\S+?)에서 ${V}[이가] 사라졌어요\.`),
    ({ before, after }, name, key) =>
      valuesOf(before, `${name}[${key}]`).length > valuesOf(after, `${name}[${key}]`).length ||
      valuesOf(before, `${name}.${key.slice(1, -1)}`).length > 0,
  ],
  [
    sentence(String.raw`(\S+?)[이가] 사라졌어요\.`),
    ({ before, after }, name) => valuesOf(before, name).length > valuesOf(after, name).length,
  ],
  [
    sentence(String.raw`(\S+?)의 값이 바뀌었어요\.`),
    ({ before, after }, name) =>
      [last, (frames: readonly TraceFrame[]) => frames[0]].some((of) => placeIn(of(before), name) !== placeIn(of(after), name)),
  ],
  [sentence(String.raw`다른 변수도 바뀌었어요\.`), ({ before, after }) => before !== after],
  [
    sentence(String.raw`${P}에 ${V}[을를] 넣었어요\.`),
    ({ before, after }, name, value) => isIn(after, name, value) && valuesOf(before, name).length < valuesOf(after, name).length + 1,
  ],
  [
    sentence(String.raw`(\S+?)[은는] 그대로 ${V}(?:이에요|예요)\.`),
    ({ before, after }, name, value) => isIn(before, name, value) && isIn(after, name, value),
  ],
  [
    sentence(String.raw`(\S+?)[은는] 이번에도 ${V}(?:이에요|예요)\.`),
    ({ before, after }, name, value) => isIn(before, name, value) && isIn(after, name, value),
  ],
  [
    sentence(String.raw`${P}[이가] ${V}에서 ${V}[이가] 됐어요\.`),
    ({ before, after }, name, old, value) => isIn(before, name, old) && isIn(after, name, value),
  ],
  [
    sentence(String.raw`(\S+?)[은는] ${V}(?:이에요|예요)\.`),
    ({ after, moment }, name, value) => moment.event.kind === 'call' && isIn(after, name, value),
  ],
  [sentence(String.raw`(.+?)에 값을 넣었어요\.`), ({ source }, target) => source.includes(target) && source.includes('=')],
  [sentence(String.raw`(.+?)[을를] 실행했어요\.`), ({ source }, call) => source.includes(call)],
  [sentence(String.raw`이 줄을 실행했어요\.`), () => true],
]

const maxOutputLength = 40

/** Returns both forms of the sentence about an output: the particle depends on its last letter. */
function printedSentence(step: Step): readonly string[] {
  const words = printedIn(step).replace(/\n$/, '').replaceAll('\n', ' ⏎ ')
  const shown = words.length > maxOutputLength ? `${words.slice(0, maxOutputLength)}…` : words
  return [`‘${shown}’을 출력했어요.`, `‘${shown}’를 출력했어요.`]
}

/** Removes all that is true of the step from the words and returns the rest, which is empty if all of them are true. */
export function untrueRest(words: string, moment: Moment, trace: Trace): string {
  const { event, next } = moment
  const source = trace.code.split('\n')[event.line - 1] ?? ''
  // Only functions that go on have values after the step, not one that is left or begins next.
  const depth = event.kind === 'return' ? event.frames.length - 1 : event.frames.length
  const after = next === null || event.kind === 'error' ? event.frames : next.frames
  const step: Step = { moment, trace, source, before: event.frames.slice(0, depth), after: after.slice(0, depth) }
  return restOf(words, step)
}

function restOf(words: string, step: Step): string {
  if (words === '') return ''
  const printed = printedSentence(step).find((text) => words.startsWith(text))
  if (printed !== undefined) return restOf(words.slice(printed.length).trimStart(), step)
  let best = words
  for (const [pattern, isTrue] of facts) {
    for (const found of readings(pattern, words)) {
      if (!isTrue(step, ...found.slice(1))) continue
      const rest = restOf(words.slice(found[0]?.length ?? 0), step)
      if (rest === '') return ''
      if (rest.length < best.length) best = rest
    }
  }
  return best
}

/** Reads a sentence twice, as short and as long as possible, since a value may contain what looks like its end. */
function readings(pattern: RegExp, words: string): readonly (readonly string[])[] {
  const greedy = new RegExp(pattern.source.replaceAll('.+?', '.+'), pattern.flags)
  return [pattern.exec(words), greedy.exec(words)].filter((found) => found !== null)
}
