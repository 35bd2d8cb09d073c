import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { onStudy } from './onStudy.ts'
import { problemQuery } from '../../../src/domain/problems/problemQuery.ts'

/** A problem that the learner has not begun, with a solution that the fake runner knows. */
const problemId = 7_003
const attempt = { problemId, language: 'PYTHON', origin: null } as const

/** The number of problems in the catalogue. */
const all = 210

export function problemPort(open: OpenBackend): void {
  describe('the problem port', () => {
    it('lists the problems page by page, each once, twenty at a time', () =>
      onStudy(open, 'persona=guest', async ({ problems, events }) => {
        const pages = await Promise.all(
          Array.from({ length: 12 }, (_, at) => at + 1).map((page) => problems.find({ ...problemQuery.initial, page })),
        )
        expect(pages.map(({ items }) => items.length)).toEqual([...Array.from({ length: 10 }, () => 20), 10, 0])
        expect(pages[0]).toMatchObject({ totalCount: all, pageSize: 20 })
        const found = pages.flatMap(({ items }) => items)
        expect(new Set(found.map((one) => one.problemId)).size).toBe(all)
        expect(found.every(({ state, languageList }) => state === null && ['PYTHON', 'TEXT'].includes(languageList.join()))).toBe(true)
        expect(events).toEqual([])
      }))

    it.each([
      { keyword: '파도' },
      { level: 'HARD' as const },
      { categories: ['여러 갈래', '동적 계획법'] },
      { state: 'SOLVED' as const },
      { state: 'TRIED' as const },
    ])('%j leaves some and takes some', (changes) =>
      onStudy(open, 'persona=learner', async ({ problems }) => {
        const { totalCount } = await problems.find({ ...problemQuery.initial, ...changes })
        expect(totalCount).toBeGreaterThan(0)
        expect(totalCount).toBeLessThan(all)
      }),
    )

    it('a language that nothing is judged in has no problems; the orders are each other’s reverse', () =>
      onStudy(open, 'persona=learner', async ({ problems }) => {
        expect((await problems.find({ ...problemQuery.initial, language: 'JAVA' })).totalCount).toBe(0)
        const [newest, oldest] = await Promise.all(
          (['DESC', 'ASC'] as const).map((order) => problems.find({ ...problemQuery.initial, order, level: 'HARD' })),
        )
        expect(newest?.items.toReversed()).toEqual(oldest?.items)
        const { items } = await problems.find({ ...problemQuery.initial, order: 'POPULAR' })
        const rates = items.map(({ acceptedRate }) => acceptedRate ?? 0)
        expect(rates).toEqual(rates.toSorted((one, other) => other - one))
      }))

    it('tells the categories in their groups, and how many of their problems are solved', () =>
      onStudy(open, 'persona=learner', async ({ problems }) => {
        const [categories, groups] = await Promise.all([problems.categories(), problems.categoryGroups()])
        expect(groups.reduce((sum, { problemCount }) => sum + (problemCount ?? 0), 0)).toBeGreaterThanOrEqual(all)
        expect([categories.length, groups.map(({ theme }) => theme)]).toEqual([35, ['SHALLOWS', 'CORAL', 'CURRENT', 'WRECK', 'ABYSS']])
        expect(categories.some(({ solvedCount }) => (solvedCount ?? 0) > 0)).toBe(true)
        expect(new Set(categories.map(({ categoryGroupName }) => categoryGroupName))).toEqual(new Set(groups.map(({ name }) => name)))
      }))

    it('tells a problem, its neighbours, and what to do next', () =>
      onStudy(open, 'persona=learner', async ({ problems }) => {
        const problem = await problems.problem(problemId)
        expect(problem).toMatchObject({ title: '파도 소리 세 번', state: 'NONE', previousProblemId: 7_002, nextProblemId: 7_004 })
        expect(problem.examples).toEqual([{ input: '철썩', output: '철썩 철썩 철썩' }])
        expect((await problems.problem(7_001)).previousProblemId).toBeNull()
        const next = await problems.recommended(problemId)
        expect(next.length).toBeGreaterThan(0)
        expect(next.every((one) => one.problemId !== problemId && one.state !== 'SOLVED')).toBe(true)
        expect(await problems.recommended(null)).toHaveLength(5)
        await expect(problems.problem(7_001 + all)).rejects.toMatchObject({ status: 404 })
        await expect(problems.problem('submissions')).rejects.toMatchObject({ kind: 'unaddressable' })
      }))

    it('an exercise of a course is a problem, too', () =>
      onStudy(open, 'persona=learner', async ({ problems, courses, lessons }) => {
        for (const { courseId } of await courses.enrolled()) {
          const chapters = await lessons.chapters({ kind: 'course', id: courseId })
          for (const { kind, contentId, title } of chapters.flatMap((chapter) => chapter.lessons))
            if (kind === 'PROBLEM') expect(await problems.problem(contentId)).toMatchObject({ title })
        }
      }))

    it('solving one is remembered, with its code', () =>
      onStudy(open, 'persona=learner', async ({ problems, submissions, events }) => {
        expect(await submissions.submit({ ...attempt, code: 'wrong' })).toMatchObject({
          state: 'WRONG_ANSWER',
          isFirstSolved: false,
          rewardPoint: 0,
        })
        expect(await problems.standing(problemId)).toMatchObject({ state: 'TRIED', submissionCount: 1, bestScore: 0, solvedDate: null })
        const solved = await submissions.submit({ ...attempt, code: 'right' })
        expect(solved).toMatchObject({ state: 'ACCEPTED', score: 100, isFirstSolved: true })
        expect(solved.rewardPoint).toBe((await problems.problem(problemId)).point)
        expect(solved.caseList.map(({ output }) => output).filter((output) => output !== null)).toEqual(['철썩 철썩 철썩'])
        expect(await problems.standing(problemId)).toMatchObject({ state: 'SOLVED', submissionCount: 2, bestScore: 100 })
        const { items, totalCount } = await submissions.list(problemId, 1)
        expect([totalCount, items.map(({ state }) => state)]).toEqual([2, ['ACCEPTED', 'WRONG_ANSWER']])
        expect(await submissions.submission(solved.submissionId)).toMatchObject({
          code: 'right',
          isFirstSolved: true,
          caseList: solved.caseList,
        })
        expect(events).toEqual([])
      }))

    it('what the learner handed in before has its code and is judged when it is looked at', () =>
      onStudy(open, 'persona=learner', async ({ submissions }) => {
        const { items } = await submissions.list(7_001, 1)
        expect(items.map(({ state }) => state)).toEqual(['ACCEPTED', 'WRONG_ANSWER'])
        expect((await submissions.submission(items[0]?.submissionId ?? 0)).code).toContain('print')
      }))

    it('a draft is the viewer’s own, blanks and all', () =>
      onStudy(open, 'persona=learner', async ({ problems, drafts }) => {
        const first = await drafts.save(problemId, { language: 'PYTHON', code: '  print(1)\n\n' }, null)
        await drafts.save(problemId, { language: 'PYTHON', code: '  print(2)\n\n' }, first)
        expect((await problems.standing(problemId)).draft).toMatchObject({ language: 'PYTHON', code: '  print(2)\n\n' })
        expect(await drafts.find(problemId, 'PYTHON')).toMatchObject({ code: '  print(2)\n\n' })
        expect((await problems.standing(7_004)).draft).toBeNull()
        await expect(drafts.save(problemId, { language: 'PYTHON', code: 'x'.repeat(70_000) }, null)).rejects.toMatchObject({ status: 413 })
      }))

    it('a draft replaces the version that it names, and no other', () =>
      onStudy(open, 'persona=learner', async ({ drafts }) => {
        const save = (code: string, before: string | null) => drafts.save(problemId, { language: 'PYTHON', code }, before)
        const first = await save('1', null)
        const second = await save('2', first)
        for (const before of [null, first]) await expect(save('3', before)).rejects.toMatchObject({ status: 409 })
        expect(await drafts.find(problemId, 'PYTHON')).toEqual({ language: 'PYTHON', code: '2', updatedDate: second })
      }))

    it('tells a type with its lesson, and its problems by the type', () =>
      onStudy(open, 'persona=learner', async ({ problems }) => {
        const [first] = await problems.categories()
        const type = await problems.type(first?.categoryId ?? '')
        expect(type).toMatchObject({ name: '출력하기', categoryGroupName: '얕은 바다', character: 'NEMO', problemCount: 8, solvedCount: 2 })
        expect(type.lesson?.example?.code).toContain('print(')
        expect(type.lesson?.stepList).toMatchObject([{ title: '읽어 둔 이름을 출력해요', input: '고래호' }])
        const { items } = await problems.find({ ...problemQuery.initial, categories: ['출력하기'] })
        expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['등대에 인사말 켜기', '모래밭 팻말 세우기']))
        expect(items).toHaveLength(type.problemCount)
        await expect(problems.type(836)).rejects.toMatchObject({ status: 404 })
      }))

    it('tells what the learner handed in, of whatever problem, and on which days they learnt', () =>
      onStudy(open, 'persona=learner', async ({ submissions, record }) => {
        const before = await record.attempts(1)
        expect(before.items[0]).toMatchObject({ title: '모래성 쌓기', state: 'SYNTAX_ERROR' })
        await submissions.submit({ ...attempt, code: 'wrong' })
        const after = await record.attempts(1)
        expect(after.items[0]).toMatchObject({ problemId, title: '파도 소리 세 번', state: 'WRONG_ANSWER' })
        expect(after.totalCount).toBe(before.totalCount + 1)
        const days = await record.activeDays('2020-01-01')
        expect(days.length).toBeGreaterThan(2)
        expect(days.every(({ count }) => count > 0)).toBe(true)
        expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
        expect(await record.activeDays('2999-01-01')).toEqual([])
      }))

    it('the last step of the ladder of hints brings a program along', () =>
      onStudy(open, 'persona=learner', async ({ problems, submissions }) => {
        expect((await problems.problem(problemId)).hintCount).toBe(3)
        for (const hintNumber of [1, 2, 3]) {
          await submissions.submit({ ...attempt, code: 'wrong' })
          const opened = await submissions.openHint(problemId, hintNumber)
          expect([opened.example === null, opened.openedDate === null]).toEqual([hintNumber < 3, false])
        }
        const { openedHints, startedDate } = await problems.standing(problemId)
        expect(openedHints.map(({ hintNumber }) => hintNumber)).toEqual([1, 2, 3])
        expect(openedHints[2]?.example?.code).toContain('input()')
        expect(startedDate).not.toBeNull()
      }))

    it('hints open one by one, each after a try', () =>
      onStudy(open, 'persona=learner', async ({ problems, submissions }) => {
        await expect(submissions.openHint(problemId, 1)).rejects.toMatchObject({ status: 409 })
        await submissions.submit({ ...attempt, code: 'wrong' })
        const opened = await submissions.openHint(problemId, 1)
        expect((await problems.standing(problemId)).openedHints).toEqual([opened])
        await expect(submissions.openHint(problemId, 9)).rejects.toMatchObject({ status: 404 })
      }))

    it('a guest reads problems, and signs in for all that is their own', () =>
      onStudy(open, 'persona=guest', async ({ problems, submissions, drafts, record }) => {
        expect(await problems.problem(problemId)).toMatchObject({ state: null })
        const refused = { status: 401 }
        await expect(problems.standing(problemId)).rejects.toMatchObject(refused)
        await expect(submissions.submit({ ...attempt, code: 'right' })).rejects.toMatchObject(refused)
        await expect(submissions.list(problemId, 1)).rejects.toMatchObject(refused)
        await expect(record.attempts(1)).rejects.toMatchObject(refused)
        await expect(record.activeDays('2026-01-01')).rejects.toMatchObject(refused)
        await expect(submissions.submission(80_001)).rejects.toMatchObject(refused)
        await expect(drafts.save(problemId, { language: 'PYTHON', code: '' }, null)).rejects.toMatchObject(refused)
      }))

    it('a guest is judged in the first sea, and nothing of it is kept', () =>
      onStudy(open, 'persona=guest', async ({ problems, submissions }) => {
        expect(await submissions.tryOut({ ...attempt, code: 'right' })).toMatchObject({
          state: 'ACCEPTED',
          isFirstSolved: false,
          rewardPoint: 0,
        })
        expect(await submissions.tryOut({ ...attempt, code: 'wrong' })).toMatchObject({ state: 'WRONG_ANSWER' })
        expect((await problems.problem(problemId)).state).toBeNull()
        await expect(submissions.tryOut({ ...attempt, problemId: 7_060, code: 'right' })).rejects.toMatchObject({ status: 403 })
        await expect(submissions.tryOut({ ...attempt, problemId: 9, code: 'right' })).rejects.toMatchObject({ status: 404 })
        await expect(submissions.tryOut({ ...attempt, code: ' ' })).rejects.toMatchObject({ status: 400 })
        await expect(submissions.tryOut({ ...attempt, code: 'x'.repeat(70_000) })).rejects.toMatchObject({ status: 413 })
      }))

    it('hostile problems come as text or not at all [F-027] [F-034] [F-047]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ problems, events }) => {
        const { items } = await problems.find(problemQuery.initial)
        expect(items.length).toBeGreaterThanOrEqual(20)
        const problem = await problems.problem(problemId)
        expect([problem.languageList, problem.limits.stepCount, problem.subtasks]).toEqual([['PYTHON'], 2_000_000, []])
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=problems/**:${kind},search/problems:${kind},users/problems/**:${kind}`, async (ports) => {
        const { problems, submissions, drafts, record } = ports
        const calls = [
          () => problems.find(problemQuery.initial),
          () => problems.find({ ...problemQuery.initial, keyword: '파도' }),
          () => problems.categories(),
          () => problems.type(801),
          () => record.attempts(1),
          () => problems.problem(problemId),
          () => problems.standing(problemId),
          () => submissions.submit({ ...attempt, code: 'right' }),
          () => submissions.list(problemId, 1),
          () => submissions.submission(80_001),
          () => submissions.openHint(problemId, 1),
        ]
        // A save reads no body, so it cannot notice a malformed one.
        if (kind === '500' || kind === 'drop')
          calls.push(async () => drafts.save(problemId, { language: 'PYTHON', code: '' }, null) as never)
        for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
