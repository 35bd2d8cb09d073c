import type { HomeSectionId } from '../home/homeSections.ts'

/** A section as somebody sees it. */
export interface SeenSection {
  readonly id: HomeSectionId
  readonly title: string | null
}

export interface PlanDifference {
  readonly id: HomeSectionId
  readonly kind: 'onlyLeft' | 'onlyRight' | 'title'
  readonly left: string | null
  readonly right: string | null
}

/** Where two views of the home page part: what only one of them shows, and what they call by different titles. */
export function planDifferences(left: readonly SeenSection[], right: readonly SeenSection[]): readonly PlanDifference[] {
  const other = new Map(right.map(({ id, title }) => [id, title]))
  const own = new Set(left.map(({ id }) => id))
  const differences = left.flatMap(({ id, title }): PlanDifference[] => {
    const there = other.get(id)
    if (there === undefined) return [{ id, kind: 'onlyLeft', left: title, right: null }]
    return there === title ? [] : [{ id, kind: 'title', left: title, right: there }]
  })
  const onlyRight = right.filter(({ id }) => !own.has(id))
  return [...differences, ...onlyRight.map(({ id, title }): PlanDifference => ({ id, kind: 'onlyRight', left: null, right: title }))]
}
