import { describe, expect, it } from 'vitest'
import { blockPlays } from '../../../mock-server/blocks/blockPlays.ts'
import { attemptInText } from '../../../src/application/block.ts'
import { answerText, rulesOf } from '../../../src/domain/blocks/blockProblem.ts'
import { judgeProgram } from '../../../src/domain/blocks/judgeProgram.ts'
import { pythonText } from '../../../src/domain/blocks/printPython.ts'
import { programText } from '../../../src/domain/blocks/program.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy } from './onStudy.ts'
import { problemQuery } from '../../../src/domain/problems/problemQuery.ts'

/** Block problems that the learner has not begun. */
const letters = { blockId: 2_003, title: '편지 배달하는 니모', origin: null }
const { reference: right, worlds } = blockPlays[letters.title]!
const wrong = blockPlays[letters.title]!.starterProgram
const hurried = { ...right, scripts: right.scripts.map((script) => ({ ...script, body: script.body.slice(0, 4) })) }

export function blockPort(open: OpenBackend): void {
  describe('the block port', () => {
    it('lists the block problems page by page, each once, twenty at a time', () =>
      onStudy(open, 'persona=guest', async ({ blocks, events }) => {
        const pages = await Promise.all([1, 2, 3].map((page) => blocks.find({ ...problemQuery.initial, page })))
        expect(pages.map(({ items }) => items.length)).toEqual([20, 10, 0])
        const all = pages.flatMap(({ items }) => items)
        expect(new Set(all.map((one) => one.blockId)).size).toBe(30)
        expect(all.every(({ state, point }) => state === null && (point ?? 0) > 0)).toBe(true)
        expect(events).toEqual([])
      }))

    it.each([
      { keyword: '니모' },
      { level: 'NORMAL' as const },
      { categories: ['함수'] },
      { state: 'SOLVED' as const },
      { state: 'TRIED' as const },
    ])('%j leaves some and takes some', (changes) =>
      onStudy(open, 'persona=learner', async ({ blocks }) => {
        const { totalCount } = await blocks.find({ ...problemQuery.initial, ...changes })
        expect(totalCount).toBeGreaterThan(0)
        expect(totalCount).toBeLessThan(30)
      }),
    )

    it('the orders are each other’s reverse, or by how many have solved it', () =>
      onStudy(open, 'persona=learner', async ({ blocks }) => {
        const [newest, oldest] = await Promise.all(
          (['DESC', 'ASC'] as const).map((order) => blocks.find({ ...problemQuery.initial, order, categories: ['함수', '신호'] })),
        )
        expect(newest?.items.toReversed()).toEqual(oldest?.items)
        const rates = (await blocks.find({ ...problemQuery.initial, order: 'POPULAR' })).items.map(({ acceptedRate }) => acceptedRate ?? 0)
        expect(rates).toEqual(rates.toSorted((one, other) => other - one))
      }))

    it('tells the subjects, and how much of them is solved', () =>
      onStudy(open, 'persona=learner', async ({ blocks }) => {
        const [categories, groups] = await Promise.all([blocks.categories(), blocks.categoryGroups()])
        expect(categories.reduce((sum, { problemCount }) => sum + problemCount, 0)).toBe(30)
        expect(categories.some(({ solvedCount }) => (solvedCount ?? 0) > 0)).toBe(true)
        expect(groups.map(({ name }) => name)).toEqual(['블록'])
      }))

    it('tells a block problem whole: what the page plays is what is judged', () =>
      onStudy(open, 'persona=learner', async ({ blocks, events }) => {
        for (const [at, [title]] of Object.entries(blockPlays).slice(0, 30).entries()) {
          const { items } = await blocks.find({ ...problemQuery.initial, keyword: title })
          const detail = await blocks.block(items[0]!.blockId)
          const play = blockPlays[detail.title]!
          expect(detail.stages, `${at} ${title}`).toEqual(play.worlds.filter(({ isOpen }) => isOpen).map(({ stage }) => stage))
          expect([detail.names, detail.starterProgram, detail.toolbox]).toEqual([play.names, play.starterProgram, play.toolbox])
          const here = judgeProgram(
            play.reference,
            rulesOf(detail),
            detail.stages.map((stage) => ({ stage, isOpen: true })),
          )
          expect(here).toMatchObject({ outcome: 'ARRIVED', star: 3 })
        }
        expect(await blocks.block(letters.blockId)).toMatchObject({ title: letters.title, previousBlockId: 2_002, nextBlockId: 2_004 })
        expect(events).toEqual([])
        await expect(blocks.block(2_031)).rejects.toMatchObject({ status: 404 })
        await expect(blocks.block('submissions')).rejects.toMatchObject({ kind: 'unaddressable' })
      }))

    it('solving one is remembered, with its program', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockSubmissions, events }) => {
        expect(await blockSubmissions.submit(attemptInText({ ...letters, program: hurried }))).toMatchObject({
          state: 'WRONG_ANSWER',
          outcome: 'FORGOT_PUT',
          star: 0,
          isFirstSolved: false,
          rewardPoint: 0,
        })
        expect(await blocks.standing(letters.blockId)).toMatchObject({ state: 'TRIED', submissionCount: 1, bestStar: 0, solvedDate: null })
        const solved = await blockSubmissions.submit(attemptInText({ ...letters, program: right }))
        expect(solved).toMatchObject({ state: 'ACCEPTED', outcome: 'ARRIVED', star: 3, isFirstSolved: true })
        expect(solved.rewardPoint).toBe((await blocks.block(letters.blockId)).point)
        expect(await blockSubmissions.submit(attemptInText({ ...letters, program: right }))).toMatchObject({
          isFirstSolved: false,
          rewardPoint: 0,
        })
        expect(await blocks.standing(letters.blockId)).toMatchObject({ state: 'SOLVED', submissionCount: 3, bestStar: 3 })
        const { items, totalCount } = await blockSubmissions.list(letters.blockId, 1)
        expect([totalCount, items.map(({ outcome }) => outcome)]).toEqual([3, ['ARRIVED', 'ARRIVED', 'FORGOT_PUT']])
        const found = await blockSubmissions.submission(solved.submissionId)
        expect([answerText(found), found.isFirstSolved, found.worlds]).toEqual([programText(right), true, solved.worlds])
        expect(events).toEqual([])
      }))

    it('solving one moves experience, points and the study log, once', () =>
      onStudy(open, 'persona=learner', async ({ blockSubmissions, viewer }) => {
        const points = async () => (await viewer.current()).point ?? 0
        const before = await points()
        const { rewardPoint } = await blockSubmissions.submit(attemptInText({ ...letters, program: right }))
        await blockSubmissions.submit(attemptInText({ ...letters, program: right }))
        expect(await points()).toBe(before + rewardPoint)
      }))

    it('what the learner handed in before is there, too', () =>
      onStudy(open, 'persona=learner', async ({ blockSubmissions }) => {
        const { items } = await blockSubmissions.list(2_001, 1)
        expect(items.map(({ state, star }) => [state, star])).toEqual([['ACCEPTED', 3]])
        expect(await blockSubmissions.submission(items[0]!.submissionId)).toMatchObject({ outcome: 'ARRIVED', rewardPoint: 0 })
        await expect(blockSubmissions.submission(1)).rejects.toMatchObject({ status: 404 })
      }))

    it('a program in Python is judged in every sea, and solves it, too', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockSubmissions, events }) => {
        const code = pythonText(right, worlds[0]!.stage)
        const wrongly = await blockSubmissions.submit(attemptInText({ ...letters, code: 'move()\noops()' }))
        expect(wrongly).toMatchObject({
          state: 'RUNTIME_ERROR',
          outcome: 'RUNTIME_ERROR',
          message: "NameError: name 'oops' is not defined",
          line: 2,
        })
        const solved = await blockSubmissions.submit(attemptInText({ ...letters, code }))
        expect(solved).toMatchObject({ state: 'ACCEPTED', outcome: 'ARRIVED', star: 0, blockCount: 0, isFirstSolved: true, message: null })
        expect(solved.rewardPoint).toBeGreaterThan(0)
        expect(await blockSubmissions.submit(attemptInText({ ...letters, program: right }))).toMatchObject({
          star: 3,
          isFirstSolved: false,
        })
        expect(await blocks.standing(letters.blockId)).toMatchObject({ state: 'SOLVED', submissionCount: 3, bestStar: 3 })
        const { items } = await blockSubmissions.list(letters.blockId, 1)
        expect(items.map(({ language, outcome }) => [language, outcome])).toEqual([
          ['BLOCKS', 'ARRIVED'],
          ['PYTHON', 'ARRIVED'],
          ['PYTHON', 'RUNTIME_ERROR'],
        ])
        expect(answerText(await blockSubmissions.submission(solved.submissionId))).toBe(code)
        expect(events).toEqual([])
        await expect(blockSubmissions.submit(attemptInText({ ...letters, code: ' ' }))).rejects.toMatchObject({ status: 400 })
      }))

    it('drafts in Python and of blocks are apart', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockDrafts }) => {
        const first = await blockDrafts.save(letters.blockId, { language: 'SEA_PYTHON', code: 'move()' }, null)
        const second = await blockDrafts.save(letters.blockId, { language: 'SEA_PYTHON', code: 'pick()' }, first)
        expect(await blocks.standing(letters.blockId)).toMatchObject({ draft: null, codeDraft: { code: 'pick()' } })
        const blocksDate = await blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: programText(right) }, null)
        expect(await blocks.standing(letters.blockId)).toMatchObject({ draft: { code: programText(right) }, codeDraft: { code: 'pick()' } })
        expect(await blockDrafts.find(letters.blockId, 'SEA_PYTHON')).toEqual({
          language: 'SEA_PYTHON',
          code: 'pick()',
          updatedDate: second,
        })
        expect(await blockDrafts.find(letters.blockId, 'BLOCKS')).toMatchObject({ code: programText(right), updatedDate: blocksDate })
        for (const draft of [
          { language: 'SEA_PYTHON', code: 'move()' },
          { language: 'BLOCKS', code: programText(wrong) },
        ] as const)
          await expect(blockDrafts.save(letters.blockId, draft, null)).rejects.toMatchObject({ status: 409 })
      }))

    it('a draft is the viewer’s own', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockDrafts }) => {
        const first = await blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: programText(wrong) }, null)
        await blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: programText(right) }, first)
        expect((await blocks.standing(letters.blockId)).draft?.code).toBe(programText(right))
        expect((await blocks.standing(2_004)).draft).toBeNull()
        const long = { ...right, functions: Array.from({ length: 99 }, () => ({ name: 'x'.repeat(900), body: [], place: null })) }
        await expect(blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: JSON.stringify(long) }, null)).rejects.toMatchObject({
          status: 413,
        })
        await expect(blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: '{}' }, null)).rejects.toMatchObject({ status: 400 })
      }))

    it('hints open one by one, each after a try', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockSubmissions }) => {
        await expect(blockSubmissions.openHint(letters.blockId, 1)).rejects.toMatchObject({ status: 409 })
        await blockSubmissions.submit(attemptInText({ ...letters, program: hurried }))
        const opened = await blockSubmissions.openHint(letters.blockId, 1)
        expect((await blocks.standing(letters.blockId)).openedHints).toEqual([opened])
        await expect(blockSubmissions.openHint(letters.blockId, 9)).rejects.toMatchObject({ status: 404 })
      }))

    it('a block lesson is done once its blocks arrive', () =>
      onStudy(open, 'persona=learner', async ({ blocks, blockSubmissions, courses, lessons }) => {
        for (const { courseId } of await courses.enrolled()) {
          const subject = { kind: 'course', id: courseId } as const
          const [chapters, progress] = await Promise.all([lessons.chapters(subject), lessons.progress(subject)])
          const isOpen = (lessonId: unknown) => !progress.some((one) => one.lessonId === lessonId && one.isDone)
          const lesson = chapters.flatMap((chapter) => chapter.lessons).find(({ kind, lessonId }) => kind === 'BLOCK' && isOpen(lessonId))
          if (lesson === undefined) continue
          const { title } = await blocks.block(lesson.contentId)
          const origin = { contentType: 'COURSE', contentId: courseId, lessonId: lesson.lessonId } as const
          await blockSubmissions.submit(attemptInText({ blockId: lesson.contentId, program: blockPlays[title]!.reference, origin }))
          const after = await lessons.progress(subject)
          expect(after.find(({ lessonId }) => lessonId === lesson.lessonId)).toMatchObject({ isDone: true })
          await expect(blockSubmissions.submit(attemptInText({ blockId: 2_030, program: right, origin }))).rejects.toMatchObject({
            status: 404,
          })
          return
        }
        expect.unreachable('no block lesson is open')
      }))

    it('a guest reads block problems, and signs in for all that is their own', () =>
      onStudy(open, 'persona=guest', async ({ blocks, blockSubmissions, blockDrafts }) => {
        expect(await blocks.block(letters.blockId)).toMatchObject({ state: null })
        const refused = { status: 401 }
        await expect(blocks.standing(letters.blockId)).rejects.toMatchObject(refused)
        await expect(blockSubmissions.submit(attemptInText({ ...letters, program: right }))).rejects.toMatchObject(refused)
        await expect(blockSubmissions.list(letters.blockId, 1)).rejects.toMatchObject(refused)
        await expect(blockSubmissions.submission(85_001)).rejects.toMatchObject(refused)
        await expect(blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: programText(right) }, null)).rejects.toMatchObject(
          refused,
        )
      }))

    it('a guest is judged, in blocks and in Python, and nothing of it is kept', () =>
      onStudy(open, 'persona=guest', async ({ blocks, blockSubmissions }) => {
        expect(await blockSubmissions.tryOut({ ...letters, program: right })).toMatchObject({
          outcome: 'ARRIVED',
          isFirstSolved: false,
          rewardPoint: 0,
        })
        expect((await blockSubmissions.tryOut({ ...letters, program: wrong })).outcome).not.toBe('ARRIVED')
        expect((await blockSubmissions.tryOut({ ...letters, code: 'oops()' })).outcome).toBe('RUNTIME_ERROR')
        expect(await blocks.block(letters.blockId)).toMatchObject({ state: null })
        await expect(blockSubmissions.tryOut({ ...letters, blockId: 9, program: right })).rejects.toMatchObject({ status: 404 })
      }))

    it('hostile block problems come as text or not at all [F-027] [F-034] [F-047]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ blocks, events }) => {
        expect((await blocks.find(problemQuery.initial)).items.length).toBeGreaterThanOrEqual(20)
        const { starterProgram, required, blockLimit } = await blocks.block(letters.blockId)
        expect([starterProgram.scripts, required, blockLimit]).toEqual([[], [], null])
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=blocks/**:${kind},search/blocks:${kind},users/blocks/**:${kind}`, async (ports) => {
        const { blocks, blockSubmissions, blockDrafts } = ports
        const calls = [
          () => blocks.find(problemQuery.initial),
          () => blocks.find({ ...problemQuery.initial, keyword: '니모' }),
          () => blocks.categories(),
          () => blocks.block(letters.blockId),
          () => blocks.standing(letters.blockId),
          () => blockSubmissions.submit(attemptInText({ ...letters, program: right })),
          () => blockSubmissions.list(letters.blockId, 1),
          () => blockSubmissions.submission(85_001),
          () => blockSubmissions.openHint(letters.blockId, 1),
        ]
        // A save reads no body, so it cannot notice a malformed one.
        if (kind === '500' || kind === 'drop')
          calls.push(async () => blockDrafts.save(letters.blockId, { language: 'BLOCKS', code: '{}' }, null) as never)
        for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
