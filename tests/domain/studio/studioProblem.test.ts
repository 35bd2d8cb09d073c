import { describe, expect, it, test } from 'vitest'
import type { Execution } from '../../../src/domain/problems/execution.ts'
import { maxCodeLength } from '../../../src/domain/problems/submission.ts'
import {
  agrees,
  caseChecks,
  emptyProblem,
  examplesOf,
  judgedProblemOf,
  maxProblemTextLength,
  maxTitleLength,
  maxCases,
  previewOf,
  isUnvaried,
  problemGaps,
  type ProblemCheck,
  seedChecks,
  seedInput,
  type StudioProblem,
  withOutputsOf,
} from '../../../src/domain/studio/studioProblem.ts'
import { aStudioCase, aStudioProblem } from './aStudioProblem.ts'

const done = (output: string): Execution => ({ state: 'DONE', output, error: null, stepCount: 1 })
const broken: Execution = { state: 'RUNTIME_ERROR', output: '', error: { type: 'ValueError', message: 'no', line: 1 }, stepCount: 1 }

describe('what is missing before it can be published', () => {
  it('is nothing of a whole problem, with or without a generator', () => {
    expect(problemGaps(aStudioProblem())).toEqual([])
    expect(problemGaps(aStudioProblem({ generator: '', inputRule: '', hints: '' }))).toEqual([])
  })

  it('is nearly everything of a new one', () => {
    expect(problemGaps(emptyProblem).map(({ kind }) => kind)).toEqual([
      'title',
      'category',
      'statement',
      'outputRule',
      'output',
      'output',
      'label',
      'sameInput',
      'reference',
    ])
  })

  test.each<[string, Partial<StudioProblem>, object]>([
    ['a title that is too long', { title: '가'.repeat(maxTitleLength + 1) }, { kind: 'titleLength' }],
    ['a text that is too long', { hints: '가'.repeat(maxProblemTextLength + 1) }, { kind: 'length' }],
    ['code that is too long', { generator: '#'.repeat(maxCodeLength + 1) }, { kind: 'codeLength' }],
    ['no case that learners see', { caseList: [aStudioCase({ visibility: 'HIDDEN' })] }, { kind: 'noOpenCase' }],
    ['no case that they do not see', { caseList: [aStudioCase()] }, { kind: 'noClosedCase' }],
    [
      'two cases with one input',
      { caseList: [aStudioCase(), aStudioCase({ visibility: 'HIDDEN', input: '3' })] },
      { kind: 'sameInput', caseNumber: 2 },
    ],
    [
      'a case without output',
      { caseList: [aStudioCase(), aStudioCase({ visibility: 'HIDDEN', input: '4', output: ' ' })] },
      { kind: 'output', caseNumber: 2 },
    ],
    [
      'a labelled case without a label',
      { caseList: [aStudioCase(), aStudioCase({ visibility: 'LABEL', input: '4' })] },
      { kind: 'label', caseNumber: 2 },
    ],
    [
      'too many cases',
      {
        caseList: Array.from({ length: maxCases + 1 }, (_, at) => aStudioCase({ input: `${at}`, visibility: at > 0 ? 'HIDDEN' : 'OPEN' })),
      },
      { kind: 'tooManyCases' },
    ],
  ])('is %s', (_, given, gap) => {
    expect(problemGaps(aStudioProblem(given))).toEqual([gap])
  })
})

test('it is judged by its cases, whose labels are told where there are some', () => {
  expect(judgedProblemOf(aStudioProblem())).toEqual({
    cases: [
      { caseNumber: 1, label: null, visibility: 'OPEN', input: '3\n', expectedOutput: '6\n', subtaskId: null },
      { caseNumber: 2, label: '0개일 때', visibility: 'LABEL', input: '0\n', expectedOutput: '0\n', subtaskId: null },
    ],
    subtasks: [],
    totalScore: 100,
  })
})

test('learners read its paragraphs, its rules and its open cases', () => {
  expect(previewOf(aStudioProblem({ inputRule: ' ' }))).toMatchObject({
    title: '조개 두 배',
    statement: ['조개 수를 읽어요.', '두 배를 출력해요.'],
    inputRule: null,
    outputRule: '두 배를 출력해요.',
    examples: [{ input: '3\n', output: '6\n' }],
    hintCount: 2,
  })
  expect(previewOf(aStudioProblem({ outputRule: '' })).outputRule).toBeNull()
  expect(examplesOf({ taskKind: 'WRITE', caseList: [aStudioCase({ visibility: 'HIDDEN' })] })).toEqual([])
})

describe('reference and generator', () => {
  const seeds = ['1\n', '5\n', '5\n', '9\n', '7\n'].map((output) => done(output))
  const solved = seeds.map(() => done('0\n'))

  it('are told case by case, with what was printed and Python’s own words', () => {
    expect(caseChecks(aStudioProblem(), [done('6'), broken])).toEqual([
      { caseNumber: 1, state: 'ACCEPTED', output: '6', message: null },
      { caseNumber: 2, state: 'RUNTIME_ERROR', output: '', message: 'ValueError: no' },
    ])
    expect(caseChecks(aStudioProblem(), [done('7')])[1]).toEqual({ caseNumber: 2, state: 'JUDGE_ERROR', output: '', message: null })
  })

  it('are told seed by seed: the generator ends and prints something, and the reference ends on it', () => {
    expect(seedInput(3)).toBe('3\n')
    expect(seedChecks(seeds, solved).map(({ seed, state }) => [seed, state])).toEqual([
      [1, 'agrees'],
      [2, 'agrees'],
      [3, 'same'],
      [4, 'agrees'],
      [5, 'agrees'],
    ])
    expect(
      seedChecks([broken, done(' '), done('1')], [done('1'), done('1'), broken]).map(({ state, message }) => [state, message]),
    ).toEqual([
      ['generatorFailed', 'ValueError: no'],
      ['generatorFailed', null],
      ['referenceFailed', 'ValueError: no'],
    ])
    expect(
      seedChecks(
        Array.from({ length: 6 }, () => done('1')),
        [],
      )[5],
    ).toMatchObject({ seed: 6, state: 'referenceFailed', message: null })
  })

  it('agree where every case is accepted and the seeds give more than one input', () => {
    const check = (given: Partial<ProblemCheck> = {}): ProblemCheck => ({
      cases: caseChecks(aStudioProblem(), [done('6'), done('0')]),
      seeds: seedChecks(seeds, solved),
      reading: null,
      ...given,
    })
    expect(agrees(check())).toBe(true)
    expect(agrees(check({ seeds: [] }))).toBe(true)
    expect(agrees(check({ cases: [] }))).toBe(false)
    expect(agrees(check({ reading: 'agrees' }))).toBe(true)
    expect(agrees(check({ reading: 'solves' }))).toBe(false)
    expect(agrees(check({ cases: [], seeds: [], reading: 'agrees' }))).toBe(true)
    expect(agrees(check({ cases: [], seeds: [], reading: 'differs' }))).toBe(false)
    expect(agrees(check({ cases: caseChecks(aStudioProblem(), [done('7'), done('0')]) }))).toBe(false)
    expect(agrees(check({ seeds: seedChecks([broken], [done('1')]) }))).toBe(false)
    const alike = [done('1'), done('1')]
    expect(agrees(check({ seeds: seedChecks(alike, alike) }))).toBe(false)
  })

  it('tell a generator that never varies from one that breaks', () => {
    const [alike, breaks] = [
      [done('1'), done('1')],
      [broken, broken],
    ]
    expect(isUnvaried({ seeds: seedChecks(alike, alike) })).toBe(true)
    expect(isUnvaried({ seeds: seedChecks([done('1'), done('2')], alike) })).toBe(false)
    expect(isUnvaried({ seeds: seedChecks(breaks, alike) })).toBe(false)
    expect(isUnvaried({ seeds: [] })).toBe(false)
  })

  it('fill in outputs where the reference ended well', () => {
    const { caseList } = aStudioProblem()
    const inputs = caseList.map(({ input }) => input)
    const outputs = (list: typeof caseList) => withOutputsOf(list, inputs, [done('8\n'), broken]).map(({ output }) => output)
    expect(outputs(caseList)).toEqual(['8\n', '0\n'])
    expect(outputs([aStudioCase({ input: '99', output: 'typed meanwhile' }), ...caseList])).toEqual(['typed meanwhile', '8\n', '0\n'])
  })
})
