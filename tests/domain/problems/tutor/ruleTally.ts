/** The least share of a rule's findings that must be right. */
const minPrecision = 0.8

/** The number of findings from which on a rule's share means anything. */
const minFindings = 5

/** Counts how often each rule was right about labelled programs. */
export function ruleTally() {
  const counts = new Map<string, { readonly right: number; readonly all: number }>()
  const rows = () =>
    [...counts]
      .map(([rule, { right, all }]) => ({ rule, right, all, precision: right / all }))
      .toSorted((one, other) => one.precision - other.precision || other.all - one.all)
  return {
    note(rule: string, isRight: boolean) {
      const { right, all } = counts.get(rule) ?? { right: 0, all: 0 }
      counts.set(rule, { right: right + Number(isRight), all: all + 1 })
    },
    /** Lists the rules with what they were right about, the least precise ones first. */
    lines: () => rows().map(({ rule, right, all }) => `${rule}: ${right} of ${all}`),
    imprecise: () => rows().flatMap(({ rule, all, precision }) => (all >= minFindings && precision < minPrecision ? [rule] : [])),
  }
}
