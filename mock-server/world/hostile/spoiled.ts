import { hostileText } from './hostileTexts.ts'

/** How the items of one kind of list go wrong. */
export interface Recipe {
  /** The field without which an item is none; null where items have none of their own. */
  readonly id: string | null
  /** Fields that carry text. */
  readonly texts: readonly string[]
  /** Values that do not belong where they are, one item each. */
  readonly oddities: readonly object[]
}

/**
 * Between good items: hostile texts, odd values, and items that are none. Every second good one stays as it is, so that a
 * list that loses more than its broken items is found out.
 */
export function spoiled(items: readonly object[], recipe: Recipe): readonly unknown[] {
  const [first] = items
  if (first === undefined) return items
  const texts = items.map((item, at) => (at % 2 === 0 ? item : withTexts(item, recipe, at)))
  const odd = recipe.oddities.map((oddity, at) => ({ ...first, ...ownId(recipe, `odd-${at + 1}`), ...oddity }))
  const twin = recipe.id === null ? [] : [{ ...first, title: '같은 번호를 또 쓴 항목' }]
  return interleaved(texts, [null, ...odd, { ...first, ...ownId(recipe, undefined) }, ...twin, 42, 'text', [], {}])
}

function ownId({ id }: Recipe, value: string | undefined): object {
  return id === null ? {} : { [id]: value }
}

function withTexts(item: object, { texts }: Recipe, at: number): object {
  const half = (at - 1) / 2
  return { ...item, ...Object.fromEntries(texts.map((field, turn) => [field, hostileText(half + turn)])) }
}

function interleaved(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const longer = Math.max(one.length, other.length)
  return Array.from({ length: longer }, (_, at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]).flat()
}
