import { withParticle } from '../korean.ts'
import { explainPythonError } from './pythonErrors.ts'
import {
  isCallOf,
  isInBody,
  methodOf,
  nameOf,
  namesIn,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  sourceOf,
  type SyntaxNode,
  wordIn,
} from './syntaxTree.ts'
import { changesBetween, type Moment, type Trace, type TraceEvent, type VariableChange } from './trace.ts'
import { changeText, valueText } from './traceWords.ts'

/** Describes a step of a run, in a sentence or two for a child. */
export function describeMoment(moment: Moment, trace: Trace): string {
  switch (moment.event.kind) {
    case 'call':
      return callText(moment.event)
    case 'return':
      return returnText(moment, trace)
    case 'error':
      return errorText(moment, trace)
    case 'line':
      return lineText(moment, trace)
  }
}

function callText({ frames }: TraceEvent): string {
  const { name, variables } = innermost(frames)
  const given = [...variables].map(([variable, value]) => `${withParticle(variable, '은는')} ${withParticle(valueText(value), '이에요')}.`)
  return [`${name} 함수로 들어가요.`, ...given].join(' ')
}

function returnText(moment: Moment, { execution: { output }, tree }: Trace): string {
  const { frames, value } = moment.event
  const { name } = innermost(frames)
  if (frames.length === 1) return '프로그램이 끝났어요.'
  const isNothing = value === null || value.type === 'NoneType'
  const gives = isNothing ? `${name} 함수가 끝났어요.` : `${name} 함수가 ${withParticle(valueText(value), '을를')} 돌려줘요.`
  // The line that called the function goes on: it may print the returned value.
  return [gives, ...changeTexts(moment, tree), ...printedTexts(moment, output)].join(' ')
}

function errorText({ event }: Moment, { code, events, execution: { error } }: Trace): string {
  // The error was not caught: every function was left because of it.
  const isLast = events.slice(events.indexOf(event) + 1).every(({ kind, value }) => kind === 'return' && value === null)
  if (isLast && error !== null) return `오류가 났어요. ${explainPythonError(error, code).what}`
  return `여기에서 ${event.errorType} 오류가 났어요.`
}

function lineText(moment: Moment, { code, events, execution, tree }: Trace): string {
  const { event, next, statement } = moment
  if (next === null && execution.state === 'STOPPED') return '여기까지만 적어 두었어요.'
  if (next?.kind === 'error' && next.frames.length === event.frames.length) return '이 줄을 실행하다가 오류가 났어요.'
  if (next?.kind === 'call') return calledText(innermost(next.frames).name)
  if (statement === null) return othersText(moment, sourceLine(code, event.line), tree)
  const course = {
    code,
    tree,
    output: execution.output,
    following: followingLine(events, event),
    start: loopStart(events, event, statement),
  }
  return statementText(moment, statement, course)
}

const sourceLine = (code: string, line: number) =>
  code
    .split('\n')
    .slice(line - 1, line)
    .join('')
    .trim()

const calledText = (name: string) => (name === '__init__' ? '이 줄에서 새 객체를 만들어요.' : `이 줄에서 ${name} 함수를 불러요.`)

/** The context of a step within the run of its program. */
interface Course {
  readonly code: string
  readonly tree: SyntaxNode | null
  readonly output: string
  /** The line on which the same function goes on; null where it does not. */
  readonly following: number | null
  /** The loop was entered from outside, for the first time or again after it had ended; null: it goes on. */
  readonly start: 'first' | 'again' | null
}

function loopStart(events: readonly TraceEvent[], event: TraceEvent, loop: SyntaxNode): Course['start'] {
  const depth = event.frames.length
  const until = events.slice(0, events.indexOf(event))
  const isInLoop = (line: number) => line === loop.line || isInBody(loop, line)
  // A function that is called once more begins anew; a generator that is resumed after a yield is called there.
  const entered = until.findLastIndex(({ kind, frames, line }) => kind === 'call' && frames.length === depth && !isInLoop(line))
  const before = until.slice(entered + 1).filter(({ kind, frames }) => kind !== 'return' && frames.length <= depth)
  const former = before.at(-1)
  if (former !== undefined && isInLoop(former.line)) return null
  return before.some((one) => one.line === loop.line && one.frames.length === depth) ? 'again' : 'first'
}

/** Returns the line on which the same function goes on after an event; null where it does not. */
function followingLine(events: readonly TraceEvent[], event: TraceEvent): number | null {
  const depth = event.frames.length
  const following = events.slice(events.indexOf(event) + 1).find(({ frames }) => frames.length <= depth)
  return following?.kind === 'line' && following.frames.length === depth ? following.line : null
}

function statementText(moment: Moment, statement: SyntaxNode, course: Course): string {
  switch (statement.type) {
    case 'If':
      return conditionText(moment, statement, course, ['안쪽을 실행해요.', '건너뛰어요.'])
    case 'While':
      return conditionText(moment, statement, course, ['반복해요.', '반복을 마쳐요.'])
    case 'For':
      return loopText(moment, statement, course)
    case 'FunctionDef':
      return `${wordIn(statement, 'name')} 함수를 만들었어요. 아직 부르지는 않았어요.`
    case 'ClassDef':
      return `${wordIn(statement, 'name')} 클래스를 만들었어요.`
    case 'Import':
    case 'ImportFrom':
      return `${importedNames(statement).join(', ')} 모듈을 불러왔어요.`
    case 'Break':
      return '반복을 그만두고 밖으로 나가요.'
    case 'Continue':
      return '나머지는 건너뛰고 다음 반복으로 가요.'
    case 'Pass':
      return '아무 일도 하지 않고 지나가요.'
    case 'ExceptHandler':
      return handlerText(statement, course)
    case 'With':
      return withText(moment, statement, course)
    case 'Try':
      return '오류가 나면 붙잡을 준비를 해요.'
    case 'Match':
      return '값에 맞는 case를 찾아요.'
    case 'Return':
      return '돌려줄 값을 정했어요.'
    default:
      return plainText(moment, statement, course)
  }
}

/** Describes a handler. The error keeps its name until the handler ends. */
function handlerText(statement: SyntaxNode, { following }: Course): string {
  if (following !== null && !isInBody(statement, following)) return '이 except가 붙잡을 오류가 아니에요.'
  const name = wordIn(statement, 'name')
  return name === '' ? '오류를 붙잡았어요.' : `오류를 붙잡아 ${name}에 담았어요.`
}

/** Describes a with-statement, which is reached twice: on the way in, and on the way out. */
function withText(moment: Moment, statement: SyntaxNode, { following, tree }: Course): string {
  const isEntered = following !== null && isInBody(statement, following)
  return [...changeTexts(moment, tree), isEntered ? 'with의 안쪽으로 들어가요.' : 'with의 안쪽을 마치고 나가요.'].join(' ')
}

function importedNames(statement: SyntaxNode): readonly string[] {
  return statement.type === 'Import' ? nodesIn(statement, 'names').map((alias) => wordIn(alias, 'name')) : [wordIn(statement, 'module')]
}

function conditionText(
  moment: Moment,
  statement: SyntaxNode,
  { code, tree, following, output }: Course,
  [then, otherwise]: readonly [string, string],
): string {
  const condition = sourceOf(nodeIn(statement, 'test'), code)
  const isTrue = isOnOneLine(statement) ? isJump(moment, statement, tree, following) : following !== null && isInBody(statement, following)
  if (isTrue === null)
    return [`조건 ${withParticle(condition, '을를')} 살펴봐요.`, ...changeTexts(moment, tree), ...printedTexts(moment, output)].join(' ')
  const way = `조건 ${withParticle(condition, '은는')} ${isTrue ? `참이에요. ${then}` : `거짓이에요. ${otherwise}`}`
  return [...changeTexts(moment, tree), way].join(' ')
}

/**
 * Tells whether a jump like `if done: break` was taken, judging by where the program goes on.
 * Null where both ways lead there, and where the block does something else: then only its effects tell.
 */
function isJump({ next }: Moment, statement: SyntaxNode, tree: SyntaxNode | null, following: number | null): boolean | null {
  const jump = nodesIn(statement, 'body')[0]?.type
  const loop = nodesOfType(tree, 'For', 'While').findLast((one) => isInBody(one, statement.line))
  const isIn = (one: SyntaxNode) => following !== null && (following === one.line || isInBody(one, following))
  if (jump === 'Return') return following !== null ? false : next?.value?.type === 'NoneType' ? null : true
  if (loop === undefined) return null
  if (jump === 'Break') return !isIn(loop)
  return jump === 'Continue' && nodesIn(loop, 'body').at(-1)?.endLine !== statement.endLine ? following === loop.line : null
}

const isOnOneLine = (statement: SyntaxNode) => nodesIn(statement, 'body')[0]?.line === statement.line

function loopText(moment: Moment, statement: SyntaxNode, { tree, following, start, output }: Course): string {
  if (isOnOneLine(statement)) return ['반복해요.', ...changeTexts(moment, tree), ...printedTexts(moment, output)].join(' ')
  if (following === null || !isInBody(statement, following)) return '반복이 끝났어요.'
  const names = namesIn(nodeIn(statement, 'target'))
  const changes = changesOf(moment, tree).filter(({ name }) => names.has(name))
  const begins = start === null ? [] : [start === 'again' ? '반복을 다시 시작해요.' : '반복을 시작해요.']
  if (names.size === 1 && names.has('_')) return begins[0] ?? '한 번 더 반복해요.'
  const sentences =
    changes.length > 0
      ? changes.map((change) => changeText(change, isRebound(moment, change)))
      : [...names].map((name) => sameText(moment, name))
  return [...sentences, ...begins].join(' ')
}

function sameText({ frames }: Moment, name: string): string {
  const value = innermost(frames).variables.get(name)
  return value === undefined ? '한 번 더 반복해요.' : `${withParticle(name, '은는')} 이번에도 ${withParticle(valueText(value), '이에요')}.`
}

/** Describes assignments, calls, and all other statements. */
function plainText(moment: Moment, statement: SyntaxNode, { code, tree, output }: Course): string {
  const parts = [
    ...(nodesOf(statement).some((node) => isCallOf(node, 'input')) ? ['입력에서 한 줄을 읽었어요.'] : []),
    ...changeTexts(moment, tree),
    ...printedTexts(moment, output),
  ]
  return parts.length > 0 ? parts.join(' ') : unchangedText(moment, statement, code)
}

function unchangedText(moment: Moment, statement: SyntaxNode, code: string): string {
  const target = nodeIn(statement, 'target') ?? nodesIn(statement, 'targets')[0] ?? null
  if (nodeIn(statement, 'value')?.type === 'Lambda' && nameOf(target) !== '')
    return `${nameOf(target)} 함수를 만들었어요. 아직 부르지는 않았어요.`
  const value = innermost(moment.frames).variables.get(nameOf(target))
  if (value !== undefined) return `${withParticle(nameOf(target), '은는')} 그대로 ${withParticle(valueText(value), '이에요')}.`
  if (target?.type === 'Subscript' || target?.type === 'Attribute') return `${sourceOf(target, code)}에 값을 넣었어요.`
  const call = nodeIn(statement, 'value')
  return call !== null && methodOf(call) !== '' ? `${withParticle(sourceOf(call, code), '을를')} 실행했어요.` : '이 줄을 실행했어요.'
}

/** Describes lines that are no statement of their own: a `case`, or code that has no tree. */
function othersText(moment: Moment, source: string, tree: SyntaxNode | null): string {
  const texts = changeTexts(moment, tree)
  const [, pattern] = /^case (.+?):/.exec(source) ?? []
  if (pattern !== undefined && texts.length === 0) return `case ${withParticle(pattern, '과와')} 맞는지 살펴봐요.`
  return texts.length > 0 ? texts.join(' ') : '이 줄을 실행했어요.'
}

const maxOutputLength = 40

function printedTexts({ event, outputLength }: Moment, output: string): readonly string[] {
  const printed = output.slice(event.outputLength, outputLength)
  if (printed === '') return []
  const words = printed.replace(/\n$/, '').replaceAll('\n', ' ⏎ ')
  const isAtLineStart = event.outputLength === 0 || output[event.outputLength - 1] === '\n'
  if (words.trim() === '' && printed.includes('\n')) return [isAtLineStart ? '빈 줄을 출력했어요.' : '줄을 바꿨어요.']
  const shown = words.length > maxOutputLength ? `${words.slice(0, maxOutputLength)}…` : words
  return [`${withParticle(`‘${shown}’`, '을를')} 출력했어요.`]
}

/** The maximum number of changes to describe; more are shown only in the table. */
const maxChanges = 3

function changeTexts(moment: Moment, tree: SyntaxNode | null): readonly string[] {
  const changes = changesOf(moment, tree)
  const sentences = changes.slice(0, maxChanges).map((change) => changeText(change, isRebound(moment, change)))
  return changes.length > maxChanges ? [...sentences, '다른 변수도 바뀌었어요.'] : sentences
}

/** Tells whether a name was given another value, or may have been: the line that receives a returned value is not examined. */
function isRebound({ event, statement }: Moment, { name }: VariableChange): boolean {
  if (event.kind === 'return') return true
  const targets =
    statement === null || statement.type === 'AugAssign' ? [] : [...nodesIn(statement, 'targets'), nodeIn(statement, 'target')]
  return targets.some((target) => namesGiven(target).includes(name))
}

/** Lists the names in a target that get a value themselves, unlike those of `xs[0]` and `a.b`. */
function namesGiven(target: SyntaxNode | null): readonly string[] {
  if (target?.type === 'Tuple' || target?.type === 'List') return nodesIn(target, 'elts').flatMap(namesGiven)
  return [nameOf(target)]
}

/** Lists the changes in the running function and in the global variables. */
function changesOf({ event, frames }: Moment, tree: SyntaxNode | null): readonly VariableChange[] {
  const last = frames.length - 1
  // The name of a caught error disappears by itself when its handler ends.
  const caught = new Set(nodesOfType(tree, 'ExceptHandler').map((handler) => wordIn(handler, 'name')))
  return [...new Set([last, 0])]
    .flatMap((at) => changesBetween(event.frames[at], frames[at]))
    .filter(({ name, after }) => after !== null || !caught.has(name))
}

const nowhere = { name: '', variables: new Map() } as const
const innermost = (frames: TraceEvent['frames']) => frames.at(-1) ?? nowhere
