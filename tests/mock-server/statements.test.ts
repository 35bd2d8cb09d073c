import { describe, expect, it } from 'vitest'
import { runProblems } from '../golden/golden.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../mock-server/content/problemTasks.ts'
import { seas } from '../../mock-server/content/seas/seas.ts'

const ranges = /이상|이하|부터|까지|넘지 않|크지 않/

const tasks = runProblems.map(({ title, data }) => {
  const task = problemTasks[title]
  if (task === undefined) throw new RangeError(`no task ${title}`)
  return { title, data, task, rule: task.inputRule ?? '' }
})

/** Values by which a program is judged, or may be shown to be wrong. */
function numbersOf({ data }: (typeof tasks)[number]): readonly number[] {
  const drawn = Array.from({ length: 200 }, (_, seed) => data.smallInput?.(seed + 1) ?? '')
  const inputs = [...data.problem.cases.map(({ input }) => input), ...drawn, ...data.largeInputs]
  return inputs.flatMap((input) => (input.match(/-?\d+/g) ?? []).map(Number))
}

const namedNumbers = (text: string) => (text.match(/-?\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

/** Digits may be names there. */
const readsWords = (rule: string) => /낱말|이름|편지|신호|노래/.test(rule)

describe('every statement says what may come and what is wanted', () => {
  it.each(tasks)('$title: each letter of the input has a range, and the output a rule', ({ rule, task }) => {
    const letters = new Set(rule.replaceAll(/`[^`]*`/g, '').match(/(?<![A-Za-z])[A-Z](?![A-Za-z])/g))
    for (const letter of letters) {
      // A letter may occur in several sentences, such as `첫 줄에 세로 R과 가로 C`, and one of them must give its range.
      const told = rule.split(/(?<=요\.) /).filter((sentence) => new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`).test(sentence))
      expect(
        told.some((sentence) => ranges.test(sentence)),
        letter,
      ).toBe(true)
    }
    expect(task.outputRule).toMatch(/요\.$/)
  })

  it.each(tasks.filter(({ rule }) => !readsWords(rule)))('$title: no number goes beyond what is named', (one) => {
    const named = namedNumbers(one.rule)
    let [lowest, highest] = [0, 0]
    for (const number of numbersOf(one)) {
      lowest = Math.min(lowest, number)
      highest = Math.max(highest, number)
    }
    if (/\d/.test(one.rule)) expect(highest).toBeLessThanOrEqual(Math.max(...named))
    if (lowest < 0) expect(lowest).toBeGreaterThanOrEqual(Math.min(...named))
  })
})

describe('the first two seas are for those who have not learnt more yet', () => {
  const [first, second] = seas
  const groups = new Set([first?.name, second?.name])
  const early = problemFacts.filter(({ categoryList }) => groups.has(categoryList[0]?.categoryGroupName)).map(({ title }) => title)

  it.each(early)('%s: without words of the sixth year', (title) => {
    const task = problemTasks[title]
    const words = [...(task?.statement ?? []), task?.inputRule ?? '', task?.outputRule ?? '', ...(task?.hints ?? [])].join(' ')
    expect(words).not.toMatch(/이상|이하|미만|초과|정수|음수|양수|배수|초속/)
  })

  it('are two dozen problems', () => {
    expect(early.length).toBeGreaterThanOrEqual(20)
  })
})
