import { describe, expect, it } from 'vitest'
import { type WorksheetChapter, type WorksheetQuestion, worksheetQuery } from '../../../src/domain/worksheet/worksheet.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'

/** At this time the learner's study log has no entry of this worksheet. */
const at = '&at=2026-11-20T10:00:00%2B09:00'
const worksheetId = 608

async function firstChapter({ worksheets }: StudyPorts, id = worksheetId): Promise<WorksheetChapter> {
  const [chapter] = await worksheets.chapters(id)
  if (chapter === undefined) throw new Error('no chapters')
  return chapter
}

const wrongAnswers = (questions: readonly WorksheetQuestion[]) =>
  questions.flatMap(({ kind, questionId }) => (kind === 'PROBLEM' ? [] : [{ questionId, answer: ['몰라요'] }]))

export function worksheetPort(open: OpenBackend): void {
  describe('the port of worksheets', () => {
    it('lists them, each once, with what they hold', () =>
      onStudy(open, 'persona=guest', async ({ worksheets, events }) => {
        const { totalCount, items } = await worksheets.find(worksheetQuery.initial)
        expect(items).toHaveLength(totalCount)
        expect(totalCount).toBeGreaterThanOrEqual(8)
        expect(new Set(items.map(({ title }) => title)).size).toBe(totalCount)
        for (const { title, summary, thumbnail, minutes, chapterCount, questionCount, doneCount } of items) {
          expect([Boolean(summary), Boolean(thumbnail), (minutes ?? 0) > 0, doneCount], title).toEqual([true, true, true, null])
          expect(chapterCount, title).toBeGreaterThanOrEqual(2)
          expect(questionCount, title).toBeGreaterThanOrEqual(8)
        }
        expect(events).toEqual([])
      }))

    it.each([{ keyword: '반복' }, { level: 'EASY' as const }, { categories: ['파이썬'] }])('%j leaves some and takes some', (changes) =>
      onStudy(open, 'persona=learner', async ({ worksheets }) => {
        const { totalCount } = await worksheets.find(worksheetQuery.initial)
        const found = await worksheets.find({ ...worksheetQuery.initial, ...changes })
        expect(found.totalCount).toBeGreaterThan(0)
        expect(found.totalCount).toBeLessThan(totalCount)
      }),
    )

    it('tells the categories in their groups; the oldest come first when asked for', () =>
      onStudy(open, 'persona=guest', async ({ worksheets }) => {
        const [categories, groups] = await Promise.all([worksheets.categories(), worksheets.categoryGroups()])
        expect(new Set(categories.map(({ categoryGroupName }) => categoryGroupName))).toEqual(new Set(groups.map(({ name }) => name)))
        const newest = await worksheets.find(worksheetQuery.initial)
        const oldest = await worksheets.find({ ...worksheetQuery.initial, order: 'ASC' })
        const popular = await worksheets.find({ ...worksheetQuery.initial, order: 'POPULAR' })
        expect(oldest.items).toEqual(newest.items.toReversed())
        expect(new Set(popular.items.map(({ title }) => title))).toEqual(new Set(newest.items.map(({ title }) => title)))
      }))

    it('every one opens, with its chapters and questions, and nothing of what is right', () =>
      onStudy(open, 'persona=guest', async ({ worksheets, events }) => {
        const { items } = await worksheets.find(worksheetQuery.initial)
        for (const { worksheetId: id, title, chapterCount, questionCount } of items) {
          const detail = await worksheets.worksheet(id)
          expect(detail).toMatchObject({ worksheetId: id, title })
          expect(detail.related).toHaveLength(3)
          const chapters = await worksheets.chapters(id)
          expect(chapters).toHaveLength(chapterCount)
          expect(chapters.flatMap(({ questions }) => questions)).toHaveLength(questionCount)
          expect(JSON.stringify(chapters)).not.toMatch(/explanation|accepted|rightAnswer/)
        }
        await expect(worksheets.worksheet(699)).rejects.toMatchObject({ status: 404 })
        await expect(worksheets.chapters('reviews')).rejects.toMatchObject({ kind: 'unaddressable' })
        expect(events.every(({ kind }) => kind === 'call-failed')).toBe(true)
      }))

    it('marks answers, keeps them, and collects the wrong ones for tomorrow', () =>
      onStudy(open, `persona=learner${at}`, async (ports) => {
        const { worksheets } = ports
        const { chapterId, questions } = await firstChapter(ports)
        const before = await worksheets.reviews()
        const { chapter } = await worksheets.mark({ worksheetId, chapterId, answers: wrongAnswers(questions) })
        const asked = questions.filter(({ kind }) => kind !== 'PROBLEM')
        expect(chapter.results).toHaveLength(asked.length)
        for (const { isCorrect, answer, rightAnswer, explanation, reviewDate } of chapter.results)
          expect([isCorrect, answer, rightAnswer.length > 0, Boolean(explanation), reviewDate]).toEqual([
            false,
            ['몰라요'],
            true,
            true,
            '2026-11-21',
          ])
        expect((await worksheets.standings(worksheetId)).find((one) => one.chapterId === chapterId)).toEqual(chapter)
        const after = await worksheets.reviews()
        expect(after.totalCount).toBe(before.totalCount + asked.length)
        expect(after.items.map(({ reviewDate }) => reviewDate)).toEqual(after.items.map(({ reviewDate }) => reviewDate).toSorted())
        expect((await worksheets.worksheet(worksheetId)).doneCount).toBe(1)
      }))

    it('what was right at once earns, once, moves the quest and is in the study log', () =>
      onStudy(open, `persona=learner&quests=uncleared${at}`, async (ports) => {
        const { worksheets, viewer } = ports
        const before = await viewer.experience()
        const rewards: number[] = []
        for (const { chapterId, questions } of await worksheets.chapters(worksheetId)) {
          const first = await worksheets.mark({ worksheetId, chapterId, answers: wrongAnswers(questions) })
          const answers = first.chapter.results.map(({ questionId, rightAnswer }) => ({ questionId, answer: rightAnswer }))
          const second = await worksheets.mark({ worksheetId, chapterId, answers })
          expect(second.chapter.solvedCount).toBe(answers.length)
          expect(second.reward).toEqual({ point: 0, experience: 0 })
          rewards.push(first.reward.point)
        }
        expect(rewards[0]).toBeGreaterThan(0)
        expect(rewards.at(-1)).toBeGreaterThan(rewards[0] ?? 0)
        expect(await viewer.experience()).not.toEqual(before)
        expect(isDone(await worksheets.worksheet(worksheetId))).toBe(true)
      }))

    it('who has one in the study log has its first chapter marked, and a question to do again', () =>
      onStudy(open, `persona=learner${at}`, async ({ worksheets }) => {
        const { items } = await worksheets.find(worksheetQuery.initial)
        const begun = items.filter(({ doneCount }) => doneCount === 1)
        expect(begun.length).toBeGreaterThan(0)
        expect((await worksheets.reviews()).totalCount).toBe(begun.length)
      }))

    it('who teaches is marked without earning; a guest signs in for it', async () => {
      await onStudy(open, 'persona=teacher', async (ports) => {
        const { chapterId, questions } = await firstChapter(ports)
        const { reward } = await ports.worksheets.mark({ worksheetId, chapterId, answers: wrongAnswers(questions) })
        expect(reward).toEqual({ point: 0, experience: 0 })
      })
      await onStudy(open, 'persona=guest', async (ports) => {
        const { chapterId, questions } = await firstChapter(ports)
        const { worksheets } = ports
        for (const call of [
          () => worksheets.mark({ worksheetId, chapterId, answers: wrongAnswers(questions) }),
          () => worksheets.standings(worksheetId),
          () => worksheets.reviews(),
        ])
          await expect(call()).rejects.toMatchObject({ status: 401 })
      })
    })

    it('marks nothing that is no answer to the chapter', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { worksheets } = ports
        const { chapterId } = await firstChapter(ports)
        const mark = (id: number | string, answers: Parameters<typeof worksheets.mark>[0]['answers']) =>
          worksheets.mark({ worksheetId, chapterId: id, answers })
        await expect(mark(1, [])).rejects.toMatchObject({ status: 404 })
        await expect(mark(chapterId, [])).rejects.toMatchObject({ status: 400 })
        await expect(mark(chapterId, [{ questionId: 1, answer: ['0'] }])).rejects.toMatchObject({ status: 400 })
      }))

    it('hostile worksheets come as text or not at all [F-027] [F-034]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ worksheets, events }) => {
        expect((await worksheets.find(worksheetQuery.initial)).items.length).toBeGreaterThanOrEqual(8)
        expect((await worksheets.worksheet(601)).related).toEqual([])
        const [chapter] = await worksheets.chapters(601)
        expect(chapter?.questions.length).toBeGreaterThanOrEqual(5)
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(
        open,
        `persona=learner&fault=worksheets:${kind},worksheets/**:${kind},search/worksheets:${kind},users/worksheets/**:${kind}`,
        async ({ worksheets }) => {
          const calls = [
            () => worksheets.find(worksheetQuery.initial),
            () => worksheets.find({ ...worksheetQuery.initial, keyword: '파도' }),
            () => worksheets.categories(),
            () => worksheets.categoryGroups(),
            () => worksheets.worksheet(601),
            () => worksheets.chapters(601),
            () => worksheets.standings(601),
            () => worksheets.reviews(),
            () => worksheets.mark({ worksheetId: 601, chapterId: 6011, answers: [{ questionId: 601101, answer: ['0'] }] }),
          ]
          for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
        },
      ),
    )
  })
}

const isDone = ({ chapterCount, doneCount }: { readonly chapterCount: number; readonly doneCount: number | null }) =>
  doneCount === chapterCount
