import { describe, expect, it, test } from 'vitest'
import { worksheetTitles } from '../../mock-server/content/homeContent.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { worksheetFacts } from '../../mock-server/content/worksheets/allWorksheets.ts'
import { compareOutput } from '../../src/domain/problems/compareOutput.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { blankCount, fillBlanks } from '../../src/domain/worksheet/marking.ts'
import { questionKinds } from '../../src/domain/worksheet/worksheet.ts'
import { demoPage, demoServer, memoryStore } from './demo.ts'
import { patience, runner, startRunner } from '../adapters/python/startedRunner.ts'

const polite = /(요|죠|까요|어요)[.?!”]?$/

const questions = worksheetFacts.flatMap(({ title, chapters }) =>
  chapters.flatMap((one) => one.questions.map((facts) => ({ title, facts }))),
)

describe('the worksheets', () => {
  it('begin with those that the study log names', () => {
    expect(worksheetFacts.slice(0, worksheetTitles.length).map(({ title }) => title)).toEqual(worksheetTitles)
    expect(worksheetFacts.length).toBeGreaterThanOrEqual(8)
  })

  it('have two to four chapters of four to six questions each, of every kind', () => {
    for (const { title, summary, chapters } of worksheetFacts) {
      expect([chapters.length >= 2, chapters.length <= 4], title).toEqual([true, true])
      for (const chapter of chapters)
        expect([chapter.questions.length >= 4, chapter.questions.length <= 6], `${title}: ${chapter.title}`).toEqual([true, true])
      expect(summary).toMatch(polite)
    }
    expect(new Set(questions.map(({ facts }) => facts.type))).toEqual(new Set(questionKinds))
  })

  it('ask and explain in 해요체, each question once', () => {
    const asked = questions.map(({ facts }) => JSON.stringify(facts))
    expect(new Set(asked).size).toBe(asked.length)
    for (const { facts } of questions) {
      expect(facts.text).toMatch(/(요|세요)[.?]$/)
      expect(facts.explanation).toMatch(polite)
    }
  })

  it('have what each kind needs', () => {
    for (const { facts } of questions) {
      if (facts.type === 'CHOICE') expect([facts.choices.length >= 3, facts.right < facts.choices.length]).toEqual([true, true])
      if (facts.type === 'CHOICE') expect(new Set(facts.choices).size).toBe(facts.choices.length)
      if (facts.type === 'SHORT') expect(facts.accepted.length).toBeGreaterThan(0)
      if (facts.type === 'CODE_BLANK') expect(facts.accepted).toHaveLength(blankCount(facts.code))
      if (facts.type === 'ORDER') expect(new Set(facts.program).size).toBeGreaterThanOrEqual(3)
      if (facts.type === 'PROBLEM') expect(problemFacts.map(({ title }) => title)).toContain(facts.problem)
    }
  })
})

/** Returns every program that a right answer completes, with its stated output. */
const programs = questions.flatMap(({ facts }): readonly (readonly [code: string, prints: string])[] => {
  switch (facts.type) {
    case 'OUTPUT':
      return [[facts.code, facts.prints]]
    case 'ORDER':
      return [[facts.program.join('\n'), facts.prints]]
    case 'CODE_BLANK': {
      const most = Math.max(...facts.accepted.map(({ length }) => length))
      return Array.from({ length: most }, (_, at) => [
        fillBlanks(
          facts.code,
          facts.accepted.map((accepted) => accepted[at] ?? accepted[0] ?? ''),
        ),
        facts.prints,
      ])
    }
    default:
      return []
  }
})

describe('what the programs of the worksheets print', () => {
  startRunner()

  const outputOf = async (code: string) => {
    const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [''], limits: defaultLimits }).result
    return execution?.state === 'DONE' ? execution.output : (execution?.state ?? 'nothing')
  }

  it(
    'is what they are said to print',
    async () => {
      expect(programs.length).toBeGreaterThan(40)
      for (const [code, prints] of programs) expect(compareOutput(prints, await outputOf(code)), code).toBe('SAME')
    },
    patience,
  )

  it(
    'tells one order from all others: no two neighbouring lines may change places',
    async () => {
      for (const { facts } of questions) {
        if (facts.type !== 'ORDER') continue
        for (let at = 1; at < facts.program.length; at += 1) {
          const swapped = facts.program.toSpliced(at - 1, 2, facts.program[at] ?? '', facts.program[at - 1] ?? '')
          if (swapped.join() !== facts.program.join())
            expect(compareOutput(facts.prints, await outputOf(swapped.join('\n'))), swapped.join('\n')).not.toBe('SAME')
        }
      }
    },
    patience,
  )
})

test('a chapter that is marked moves quest, points and study log, and outlives the page', async () => {
  const store = memoryStore()
  const page = demoPage('quests=uncleared', store)
  const { chapterList } = await page.json('worksheets/608/chapters')
  const answersTo = (one: { questionList: { questionId: number; type: string }[] }) =>
    one.questionList.filter(({ type }) => type !== 'PROBLEM').map(({ questionId }) => ({ questionId, answer: ['1'] }))
  for (const one of chapterList) {
    const answered = await page.call(`users/worksheets/608/chapters/${one.chapterId}/answers`, 'POST', { answerList: answersTo(one) })
    expect(answered.status).toBe(201)
  }
  const again = demoPage('quests=uncleared', store)
  const { studyLogList } = await again.json('users/logs/studies')
  expect(studyLogList.filter((row: { worksheetId?: number }) => row.worksheetId === 608)).toHaveLength(1)
  expect(studyLogList[0]).toMatchObject({ type: 'WORKSHEET', title: '딕셔너리로 찾아보기', worksheetId: 608 })
  const { questList } = await again.json('users/quests')
  const goals = questList.flatMap(({ quest }: { quest: { goalList: { goalName: string }[] } }) => quest.goalList)
  expect(goals).toContainEqual({ goalName: 'WORKSHEET', goalCount: 1, completedCount: 1 })
  expect((await again.json('worksheets/608')).doneCount).toBe(2)
})

test('a problem of a worksheet counts once it is solved', async () => {
  const { json } = demoServer('persona=learner')
  const worksheets = await Promise.all([601, 602, 603, 606, 607].map(async (id) => json(`users/worksheets/${id}/chapters`)))
  const results = worksheets.flatMap(({ chapterList }) => chapterList).flatMap(({ resultList }) => resultList)
  const solved = results.filter(({ answer }) => answer.length === 0)
  expect(solved.length).toBeGreaterThan(0)
  expect(solved.every(({ isCorrect, reviewDate }) => isCorrect && reviewDate === null)).toBe(true)
})

test('what is right is told to who teaches, chapter by chapter, and to nobody else', async () => {
  const answersFor = (persona: string) => demoServer(`persona=${persona}`).call('worksheets/601/answers')
  for (const persona of ['teacher', 'operator']) {
    const response = await answersFor(persona)
    expect([persona, response.status]).toEqual([persona, 200])
    const { chapterList } = await response.json()
    const facts = worksheetFacts[0]?.chapters ?? []
    expect(chapterList.map(({ answerList }: { answerList: readonly object[] }) => answerList.length)).toEqual(
      facts.map((chapter) => chapter.questions.length),
    )
    expect(chapterList[0].answerList[0]).toEqual({
      questionId: 601_101,
      rightAnswer: [expect.any(String)],
      explanation: facts[0]?.questions[0]?.explanation,
    })
  }
  expect((await answersFor('learner')).status).toBe(403)
  expect((await answersFor('guest')).status).toBe(401)
  expect((await demoServer('persona=teacher').call('worksheets/1/answers')).status).toBe(404)
})
