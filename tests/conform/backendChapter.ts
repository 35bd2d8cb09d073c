import type { ContractChange } from './contractDiff.ts'

/** The number of changes of one call above which the rest is left out; `npm run contract:diff` has them all. */
const maxChanges = 4
/** A change that this many calls share is written once. */
const minCallsInCommon = 5

interface CallChange {
  readonly call: string
  readonly text: string
  readonly isBreaking: boolean
}

/** Describes the changes in the contract for the author of a backend, in lines of Markdown: breaking ones first, then by call. */
export function backendChapter(changes: readonly ContractChange[]): readonly string[] {
  const all = changes.map(callChange).filter((change) => !asksNothing(change))
  const removed = all.filter(({ text }) => text.startsWith('is gone'))
  const added = all.filter(({ text }) => text === 'is new')
  const changed = all.filter((change) => !removed.includes(change) && !added.includes(change))
  const byText = groupsOf(changed, ({ text }) => text)
  const isCommon = ({ text }: CallChange) => (byText.get(text)?.length ?? 0) >= minCallsInCommon
  const byCall = groupsOf(
    changed.filter((change) => !isCommon(change)),
    ({ call }) => call,
  )
  const alike = groupsOf([...byCall.values()], (own) => own.map(({ text }) => text).join('; '))
  const rest = [...alike.values()].map((calls) => ({ calls, isBreaking: breaks(calls.flat()) }))
  return [
    ...(removed.length > 0 ? [`- No longer asked for: ${callNames(removed)}.`] : []),
    ...(added.length > 0 ? [`- New calls: ${callNames(added)}.`] : []),
    ...[...byText].flatMap(([text, own]) => (own.length >= minCallsInCommon ? [`- ${breakMark(own)}${own.length} calls: ${text}.`] : [])),
    ...[...rest.filter(({ isBreaking }) => isBreaking), ...rest.filter(({ isBreaking }) => !isBreaking)].map(({ calls }) => lineOf(calls)),
  ]
}

/** Matches refusals, which a backend need not use. */
const refusal = /^[45]\w\w: /
/** Matches a narrower value in a place of a request. */
const narrowerRequest =
  /^(?:query|path|header|body)\b[^:]*: (?:is no more|is one of|is not understood|\w+ \S+ in place of|may be (?:anything|integer|number|string)$)/

/** Tells whether a change needs no work: a backend may refuse less, and accepts narrower requests already. */
const asksNothing = ({ text }: CallChange) => refusal.test(text) || narrowerRequest.test(text)

const breaks = (changes: readonly CallChange[]) => changes.some(({ isBreaking }) => isBreaking)
const breakMark = (changes: readonly CallChange[]) => (breaks(changes) ? '**Breaks:** ' : '')
const callNames = (changes: readonly CallChange[]) => changes.map(({ call }) => `\`${call}\``).join(', ')

/** Describes a change that several calls share. */
function lineOf(calls: readonly (readonly CallChange[])[]): string {
  const [changes = []] = calls
  const first = changes.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking)).slice(0, maxChanges)
  const more = changes.length - first.length
  const names = callNames(calls.flatMap((own) => own.slice(0, 1)))
  return `- ${breakMark(changes)}${names}: ${first.map(({ text }) => text).join('; ')}${more > 0 ? `; ${more} more` : ''}.`
}

/** Parses a line of the comparison: a call, then the change of the call or of a place in it. */
function callChange({ line, isBreaking }: ContractChange): CallChange {
  const [, method = '', path = '', text = ''] = /^([A-Z]+) ([^\s,:]+)[,:] (?:: )?(.*)$/.exec(line) ?? []
  return { call: `${method} ${path.replace(/^\/(?:[^/]+\/)?v1\//, '')}`, text, isBreaking }
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
