import type { Topic } from './catalogue/topics.ts'
import type { WorldContext } from './WorldContext.ts'

/**
 * Which entries of a catalogue a list shows: shuffled, what the channel mostly teaches first, and round again when more is
 * asked for than there is. An entry's number past the end of the catalogue is its next term.
 */
export function pickNumbers<T>(
  context: WorldContext,
  list: string,
  facts: readonly T[],
  count: number,
  topicOf?: (entry: T) => Topic,
): readonly number[] {
  const order = context.dice.roll(`${list}/order/${context.site?.label ?? ''}`, (faker) => faker.helpers.shuffle([...facts.entries()]))
  const isOwn = (entry: T) => topicOf !== undefined && context.site?.focus.includes(topicOf(entry)) === true
  const ordered = [...order.filter(([, entry]) => isOwn(entry)), ...order.filter(([, entry]) => !isOwn(entry))].map(([at]) => at)
  return Array.from({ length: count }, (_, at) => (ordered[at % ordered.length] ?? 0) + Math.floor(at / ordered.length) * facts.length)
}

export function topicOf({ topic }: { readonly topic: Topic }): Topic {
  return topic
}

/** The catalogue's entry of this number, and which time round it is. */
export function entryOf<T>(facts: readonly T[], number: number): { readonly facts: T; readonly term: number } {
  const found = facts[number % facts.length]
  if (found === undefined) throw new RangeError('an empty catalogue')
  return { facts: found, term: Math.floor(number / facts.length) + 1 }
}

export function titleOfTerm(title: string, term: number): string {
  return term === 1 ? title : `${title} ${term}기`
}
