import { withParticle } from '../korean.ts'
import { explainPythonError } from './pythonErrors.ts'
import { isCallOf, isInBody, methodOf, nameOf, namesIn, nodeIn, nodesIn, nodesOf, sourceOf, type SyntaxNode, wordIn } from './syntaxTree.ts'
import { changesBetween, type Moment, type Trace, type TraceEvent, type VariableChange } from './trace.ts'
import { changeText, valueText } from './traceWords.ts'

/** What a step did, in a sentence or two for a child. */
export function describeMoment(moment: Moment, trace: Trace): string {
  switch (moment.event.kind) {
    case 'call':
      return callText(moment.event)
    case 'return':
      return returnText(moment)
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

function returnText(moment: Moment): string {
  const { frames, value } = moment.event
  const { name } = innermost(frames)
  if (frames.length === 1) return '프로그램이 끝났어요.'
  const isNothing = value === null || value.type === 'NoneType'
  const gives = isNothing ? `${name} 함수가 끝났어요.` : `${name} 함수가 ${withParticle(valueText(value), '을를')} 돌려줘요.`
  return [gives, ...changeTexts(moment)].join(' ')
}

function errorText({ event }: Moment, { events, execution: { error } }: Trace): string {
  // Nobody caught it: every function was left by it.
  const isLast = events.slice(events.indexOf(event) + 1).every(({ kind, value }) => kind === 'return' && value === null)
  if (isLast && error !== null) return `오류가 났어요. ${explainPythonError(error).what}`
  return `여기에서 ${event.errorType} 오류가 났어요.`
}

function lineText(moment: Moment, { code, events, execution }: Trace): string {
  const { event, next, statement } = moment
  if (next === null && execution.state === 'STOPPED') return '여기까지만 적어 두었어요.'
  if (next?.kind === 'error' && next.frames.length === event.frames.length) return '이 줄을 실행하다가 오류가 났어요.'
  if (next?.kind === 'call') return `이 줄에서 ${innermost(next.frames).name} 함수를 불러요.`
  return statement === null ? othersText(moment) : statementText(moment, statement, code, followingLine(events, event), execution.output)
}

/** Where the same function goes on after an event; null where it does not. */
function followingLine(events: readonly TraceEvent[], event: TraceEvent): number | null {
  const depth = event.frames.length
  const following = events.slice(events.indexOf(event) + 1).find(({ frames }) => frames.length <= depth)
  return following?.kind === 'line' && following.frames.length === depth ? following.line : null
}

function statementText(moment: Moment, statement: SyntaxNode, code: string, following: number | null, output: string): string {
  switch (statement.type) {
    case 'If':
      return conditionText(statement, code, following, ['안쪽을 실행해요.', '건너뛰어요.'])
    case 'While':
      return conditionText(statement, code, following, ['반복해요.', '반복을 마쳐요.'])
    case 'For':
      return loopText(moment, statement, following)
    case 'FunctionDef':
      return `${wordIn(statement, 'name')} 함수를 만들었어요. 아직 부르지는 않았어요.`
    case 'ClassDef':
      return `${wordIn(statement, 'name')} 클래스를 만들어요.`
    case 'Import':
    case 'ImportFrom':
      return '쓸 도구를 불러왔어요.'
    case 'Break':
      return '반복을 그만두고 밖으로 나가요.'
    case 'Continue':
      return '나머지는 건너뛰고 다음 반복으로 가요.'
    case 'Pass':
      return '아무 일도 하지 않고 지나가요.'
    case 'ExceptHandler':
      return '오류를 붙잡았어요.'
    default:
      return plainText(moment, statement, code, output)
  }
}

function conditionText(
  statement: SyntaxNode,
  code: string,
  following: number | null,
  [then, otherwise]: readonly [string, string],
): string {
  const condition = sourceOf(nodeIn(statement, 'test'), code)
  // On one line with its block, nothing tells which way it went.
  if (following === null || isOnOneLine(statement)) return `조건 ${withParticle(condition, '을를')} 살펴봐요.`
  const isTrue = isInBody(statement, following)
  return `조건 ${withParticle(condition, '은는')} ${isTrue ? `참이에요. ${then}` : `거짓이에요. ${otherwise}`}`
}

const isOnOneLine = (statement: SyntaxNode) => nodesIn(statement, 'body')[0]?.line === statement.line

function loopText(moment: Moment, statement: SyntaxNode, following: number | null): string {
  if (following === null || !isInBody(statement, following)) return '반복이 끝났어요.'
  const names = namesIn(nodeIn(statement, 'target'))
  const changes = changesOf(moment).filter(({ name }) => names.has(name))
  const isFirst = changes.some(({ before }) => before === null)
  if (names.size === 1 && names.has('_')) return '한 번 더 반복해요.'
  if (changes.length > 0) return [...changes.map(changeText), ...(isFirst ? ['반복을 시작해요.'] : [])].join(' ')
  return [...names].map((name) => sameText(moment, name)).join(' ')
}

function sameText({ frames }: Moment, name: string): string {
  const value = innermost(frames).variables.get(name)
  return value === undefined ? '한 번 더 반복해요.' : `${withParticle(name, '은는')} 이번에도 ${withParticle(valueText(value), '이에요')}.`
}

/** Assignments, calls, and whatever else there is. */
function plainText(moment: Moment, statement: SyntaxNode, code: string, output: string): string {
  const parts = [
    ...(nodesOf(statement).some((node) => isCallOf(node, 'input')) ? ['입력에서 한 줄을 읽었어요.'] : []),
    ...changeTexts(moment),
    ...printedTexts(moment, output),
  ]
  return parts.length > 0 ? parts.join(' ') : unchangedText(moment, statement, code)
}

function unchangedText(moment: Moment, statement: SyntaxNode, code: string): string {
  const target = nodeIn(statement, 'target') ?? nodesIn(statement, 'targets')[0] ?? null
  const value = innermost(moment.frames).variables.get(nameOf(target))
  if (value !== undefined) return `${withParticle(nameOf(target), '은는')} 그대로 ${withParticle(valueText(value), '이에요')}.`
  const call = nodeIn(statement, 'value')
  return call !== null && methodOf(call) !== '' ? `${withParticle(sourceOf(call, code), '을를')} 실행했어요.` : '이 줄을 실행했어요.'
}

function othersText(moment: Moment): string {
  const texts = changeTexts(moment)
  return texts.length > 0 ? texts.join(' ') : '이 줄을 실행했어요.'
}

const longestOutput = 40

function printedTexts({ event, outputLength }: Moment, output: string): readonly string[] {
  const printed = output.slice(event.outputLength, outputLength)
  if (printed === '') return []
  const words = printed.replace(/\n$/, '').replaceAll('\n', ' ⏎ ')
  if (words.trim() === '') return ['빈 줄을 출력했어요.']
  const shown = words.length > longestOutput ? `${words.slice(0, longestOutput)}…` : words
  return [`${withParticle(`‘${shown}’`, '을를')} 출력했어요.`]
}

/** More changes at once than this are seen in the table. */
const mostChanges = 3

function changeTexts(moment: Moment): readonly string[] {
  const changes = changesOf(moment)
  const told = changes.slice(0, mostChanges).map(changeText)
  return changes.length > mostChanges ? [...told, '다른 변수도 바뀌었어요.'] : told
}

/** In the function that was at work, and in the program's own variables. */
function changesOf({ event, frames }: Moment): readonly VariableChange[] {
  const last = frames.length - 1
  return [...new Set([last, 0])].flatMap((at) => changesBetween(event.frames[at], frames[at]))
}

const nowhere = { name: '', variables: new Map() } as const
const innermost = (frames: TraceEvent['frames']) => frames.at(-1) ?? nowhere
