import { describe, expect, it } from 'vitest'
import { patience, runner, startRunner } from '../adapters/python/startedRunner.ts'
import { judgedProblems, verdictOf } from '../golden/golden.ts'
import { constructs, constructsOf, unknownWords } from './constructs.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../mock-server/content/problemTasks.ts'
import { lessonSteps, problemTypes } from '../../mock-server/content/seas/seas.ts'
import { judgeDataOf } from '../../mock-server/problems/judgeData.ts'
import { compareOutput } from '../../src/domain/problems/compareOutput.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'

startRunner()

/** Returns all code of a problem: its solution, the starter code, and the program to read, mend or put in order. */
function codesOf(title: string, at: number): readonly string[] {
  const { starterCode, reading } = problemTasks[title] ?? {}
  const read = reading === undefined ? '' : reading.kind === 'ARRANGE' ? reading.lines.join('\n') : reading.code
  return [judgeDataOf(7_001 + at)?.reference ?? '', starterCode ?? '', read]
}

const types = problemTypes.map(({ facts: { name, example } }) => {
  const steps = lessonSteps[name] ?? []
  const codes = problemFacts.flatMap(({ title, categoryList }, at) =>
    categoryList.some((category) => category.name === name) ? codesOf(title, at) : [],
  )
  return { name, shown: [example.code, ...steps.map(({ code }) => code)], codes }
})

/** Returns the constructs that problems of a type use although neither its lesson nor an earlier one introduces them. */
function gapsOf(lessons: readonly { readonly name: string; readonly shown: readonly string[]; readonly codes: readonly string[] }[]) {
  const known = new Set<string>()
  return lessons.flatMap(({ name, shown, codes }) => {
    for (const code of shown) for (const one of constructsOf(code)) known.add(one)
    const needed = new Set(codes.flatMap(constructsOf))
    return [...needed].filter((one) => !known.has(one)).map((one) => `${name}: ${one}`)
  })
}

describe('what is recognised of a program', () => {
  it.each(Object.entries(constructs))('%s', (name, [, example]) => {
    expect(constructsOf(example)).toContain(name)
  })

  it('is nothing in texts and comments, and what stands in the braces of an f text', () => {
    expect(constructsOf("'print(1) in a' # break\n")).toEqual([])
    expect(constructsOf("f'{len(a) // 2:.1f} and'\n")).toEqual(['//', "f'{a}'", "f'{a:.1f}'", 'len()'])
  })

  it('leaves nothing out: every word that a problem or a lesson calls is told by some construct', () => {
    expect(types.flatMap(({ shown, codes }) => [...shown, ...codes].flatMap(unknownWords))).toEqual([])
    expect(unknownWords('a = hash(b)\nc.rjust(3)\ndef f():\n    yield 1\nf()\n')).toEqual(['hash', 'rjust', 'yield'])
  })
})

/** Steps whose construct no problem needs. */
const forItsOwnSake = new Set(['남이 만든 함수를 빌려요'])

describe('the lessons of the types', () => {
  it('show what the problems of each type need, in their own lesson or in one before it', () => {
    expect(gapsOf(types)).toEqual([])
  })

  it('do not show it by accident: without any one step something is missing, or is shown too late', () => {
    for (const [name, steps] of Object.entries(lessonSteps))
      for (const { title, code } of steps) {
        const without = types.map((type) => (type.name === name ? { ...type, shown: type.shown.filter((one) => one !== code) } : type))
        if (!forItsOwnSake.has(title)) expect(gapsOf(without), `${name}: ${title}`).not.toEqual([])
      }
  })

  it('begin with problems that read nothing', () => {
    const own = problemFacts.filter(({ categoryList }) => categoryList.some(({ name }) => name === '출력하기'))
    const easiest = Math.min(...own.map(({ difficulty }) => difficulty))
    const first = own.filter(({ difficulty }) => difficulty === easiest)
    expect(first.map(({ title }) => problemTasks[title]?.reading?.kind ?? 'WRITE').toSorted()).toEqual(['PREDICT', 'WRITE'])
    for (const { title } of first)
      expect(
        codesOf(
          title,
          problemFacts.findIndex((one) => one.title === title),
        ).join(''),
      ).not.toContain('input(')
  })
})

describe('a step of a lesson', () => {
  const all = Object.entries(lessonSteps).flatMap(([name, steps]) => steps.map((one) => ({ name, ...one })))

  it('belongs to a type, and no title is there twice', () => {
    expect(Object.keys(lessonSteps).filter((name) => !types.some((type) => type.name === name))).toEqual([])
    const titles = [...all, ...problemTypes.map(({ facts }) => facts.example)].map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it.each(all)('$name: $title is short, asks one question and answers it', ({ text, question, answer }) => {
    const sentences = text.split(/(?<=[요죠][.?!]) /)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    expect(sentences.length).toBeLessThanOrEqual(6)
    for (const sentence of [...sentences, ...answer.split(/(?<=[요죠][.?!]) /)]) expect(sentence).toMatch(/[요죠][.?!]$/)
    expect(question).toMatch(/[요까]\?$/)
  })

  it.each(all)(
    '$name: $title prints what the lesson says, and solves none of the problems of its type',
    async ({ name, code, input, output }) => {
      const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits }).result
      expect([execution?.state, compareOutput(output, execution?.output ?? '')]).toEqual(['DONE', 'SAME'])
      const own = new Set(problemFacts.flatMap(({ title, categoryList }) => (categoryList.some((one) => one.name === name) ? [title] : [])))
      for (const { title, data } of judgedProblems.filter((one) => own.has(one.title)))
        expect((await verdictOf(runner, data, code)).state, title).not.toBe('ACCEPTED')
    },
    patience,
  )
})
