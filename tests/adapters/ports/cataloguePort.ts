import { describe, expect, it } from 'vitest'
import type { Course } from '../../../src/domain/course/course.ts'
import { type CatalogueQuery, courseQuery } from '../../../src/domain/course/courseCatalogue.ts'
import { categoryChoices } from '../../../src/domain/catalogue/category.ts'
import { courseEnrolmentState } from '../../../src/domain/course/enrolment.ts'
import { costOf } from '../../../src/domain/course/price.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'

const idsOf = (courses: readonly Course[]) => courses.map(({ courseId }) => courseId)

/** Every page of the catalogue, one after the other. */
async function everyCourse({ catalogue }: StudyPorts, query: CatalogueQuery = courseQuery.initial): Promise<readonly Course[]> {
  const { items, totalCount, pageSize } = await catalogue.find({ ...query, page: 1 })
  const pages = Array.from({ length: Math.ceil(totalCount / pageSize) - 1 }, (_, at) => at + 2)
  const rest = await Promise.all(pages.map((page) => catalogue.find({ ...query, page })))
  return [...items, ...rest.flatMap((page) => page.items)]
}

/** Finds the first course that costs points, and few enough. */
async function affordable(ports: StudyPorts): Promise<Course> {
  const [viewer, courses] = await Promise.all([ports.viewer.current(), everyCourse(ports, { ...courseQuery.initial, cost: 'point' })])
  const enrolled = new Set(idsOf(await ports.courses.enrolled()))
  const found = courses.find(
    (course) => !enrolled.has(course.courseId) && !course.isOnlyForChannelUser && (course.cost ?? 0) <= (viewer.point ?? 0),
  )
  if (found === undefined) throw new Error('nothing affordable')
  return found
}

export function cataloguePort(open: OpenBackend): void {
  describe('the catalogue port', () => {
    it('tells every course once, page by page, and how many there are [S-248]', () =>
      onStudy(open, 'persona=guest', async (ports) => {
        const courses = await everyCourse(ports)
        expect(courses).toHaveLength((await ports.catalogue.find(courseQuery.initial)).totalCount)
        expect(new Set(idsOf(courses)).size).toBe(courses.length)
        expect(idsOf(courses).toReversed()).toEqual(idsOf(await everyCourse(ports, { ...courseQuery.initial, order: 'ASC' })))
        expect(new Set(idsOf(await everyCourse(ports, { ...courseQuery.initial, order: 'POPULAR' })))).toEqual(new Set(idsOf(courses)))
        expect(ports.events).toEqual([])
      }))

    it('keeps to every filter, and searches titles [S-253]', () =>
      onStudy(open, 'persona=guest', async (ports) => {
        const asked = async (wish: Partial<CatalogueQuery>) => everyCourse(ports, { ...courseQuery.initial, ...wish })
        const [level, free, cash, channel, found] = await Promise.all([
          asked({ level: 'ADVANCED' }),
          asked({ cost: 'free' }),
          asked({ cost: 'cash' }),
          asked({ channel: 'haeon' }),
          asked({ keyword: '거북이로 그리는' }),
        ])
        for (const list of [level, free, cash, channel, found]) expect(list.length).toBeGreaterThan(0)
        expect(new Set(level.map((course) => course.level))).toEqual(new Set(['ADVANCED']))
        expect(new Set(free.map(({ cost }) => cost))).toEqual(new Set([0]))
        expect(new Set(cash.map(({ cost, paymentType }) => costOf(cost, paymentType)?.kind))).toEqual(new Set(['cash']))
        expect(new Set(channel.map(({ channelProfile }) => channelProfile?.channelDomain))).toEqual(new Set(['haeon']))
        expect(found.every(({ title }) => title.includes('거북이로 그리는'))).toBe(true)
        expect(await asked({ keyword: '없는 강의 이름' })).toEqual([])
      }))

    it('has categories for every group; one of a required group fits all courses [S-251] [S-252] [S-136]', () =>
      onStudy(open, 'persona=guest', async (ports) => {
        const { catalogue } = ports
        const groups = categoryChoices(await catalogue.categoryGroups(), await catalogue.categories())
        expect(groups.map(({ name }) => name)).toEqual(['분야', '대상', '배우는 방법'])
        expect(groups.map(({ mode, required }) => [mode, required])).toEqual([
          ['CHECKBOX', false],
          ['RADIO', true],
          ['CHECKBOX', false],
        ])
        const { totalCount } = await catalogue.find(courseQuery.initial)
        const countOf = async (...categories: string[]) => (await catalogue.find({ ...courseQuery.initial, categories })).totalCount
        const [all, web, webOrBlocks, youngWeb] = await Promise.all([
          countOf('누구나'),
          countOf('웹·앱'),
          countOf('웹·앱', '블록 코딩'),
          countOf('웹·앱', '초등학생'),
        ])
        expect(all).toBe(totalCount)
        expect(webOrBlocks).toBeGreaterThan(web)
        expect(youngWeb).toBeLessThan(web)
      }))

    it('recommends what many take, and what is like a course, without that course [S-249]', () =>
      onStudy(open, 'persona=guest', async ({ catalogue }) => {
        const popular = await catalogue.recommended(null)
        expect(popular.length).toBeGreaterThan(3)
        const [first] = popular
        const like = await catalogue.recommended(first?.courseId ?? null)
        expect(like.length).toBeGreaterThan(3)
        expect(idsOf(like)).not.toContain(first?.courseId)
      }))

    it('tells a course as its card does, and more [S-254]', () =>
      onStudy(open, 'persona=guest', async ({ catalogue, events }) => {
        const [card] = (await catalogue.find(courseQuery.initial)).items
        const course = await catalogue.course(card?.courseId ?? 0)
        expect(course).toMatchObject({ ...card })
        for (const list of [course.introduction, course.audience, course.goals, course.categoryList]) expect(list.length).toBeGreaterThan(0)
        expect(events).toEqual([])
      }))

    it.each(['nowhere', 999, 1_000_000_000])('there is no course %s', (courseId) =>
      onStudy(open, 'persona=learner', async ({ catalogue }) => {
        await expect(catalogue.course(courseId)).rejects.toMatchObject({ status: 404 })
        await expect(catalogue.enrol(courseId)).rejects.toMatchObject({ status: 404 })
      }),
    )

    it('enrolling costs its points once, opens the lessons, and stands among the enrolled [S-262] [S-255] [S-250]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { catalogue, courses, viewer } = ports
        const course = await affordable(ports)
        const before = await viewer.current()
        expect(await catalogue.standing(course.courseId)).toMatchObject({ isEnrolled: false, canStudy: false })
        await catalogue.enrol(course.courseId)
        expect((await viewer.current()).point).toBe((before.point ?? 0) - (course.cost ?? 0))
        expect(await catalogue.standing(course.courseId)).toMatchObject({
          isEnrolled: true,
          canStudy: true,
        })
        expect(idsOf(await courses.enrolled())[0]).toBe(course.courseId)
        await expect(catalogue.enrol(course.courseId)).rejects.toMatchObject({ status: 409 })
        expect((await viewer.current()).point).toBe((before.point ?? 0) - (course.cost ?? 0))
      }))

    it('what is refused is what the rules foresee: money, points, a channel’s own students', () =>
      onStudy(open, 'persona=newcomer', async (ports) => {
        const { catalogue, viewer } = ports
        const me = await viewer.current()
        const statuses = { needsPurchase: 402, notEnoughPoints: 402, onlyForChannelStudents: 403 } as const
        const seen = new Set<string>()
        for (const course of await everyCourse(ports)) {
          if (seen.size === Object.keys(statuses).length) break
          const { kind } = courseEnrolmentState(course, me, await catalogue.standing(course.courseId))
          if (!(kind in statuses) || seen.has(kind)) continue
          seen.add(kind)
          await expect(catalogue.enrol(course.courseId)).rejects.toMatchObject({ status: statuses[kind as keyof typeof statuses] })
        }
        expect(seen).toEqual(new Set(Object.keys(statuses)))
      }))

    it('a guest looks around, and signs in for the rest [A-02]', () =>
      onStudy(open, 'persona=guest', async ({ catalogue }) => {
        const [card] = (await catalogue.find(courseQuery.initial)).items
        await expect(catalogue.standing(card?.courseId ?? 0)).rejects.toMatchObject({ status: 401 })
        await expect(catalogue.enrol(card?.courseId ?? 0)).rejects.toMatchObject({ status: 401 })
      }))

    it.each([
      ['empty', 0],
      ['one', 1],
      ['huge', 50_000],
    ])('%s content has %i courses [F-040] [F-041] [F-042]', (content, count) =>
      onStudy(open, `content=${content}`, async ({ catalogue }) => {
        const { totalCount, items } = await catalogue.find({ ...courseQuery.initial, page: Math.max(1, count / 20) | 0 })
        expect(totalCount).toBe(count)
        expect(items.length).toBe(Math.min(20, count))
      }),
    )

    it('hostile content never gets through as a course without its identifier [F-027] [F-028]', () =>
      onStudy(open, 'content=hostile', async ({ catalogue, events }) => {
        const { items } = await catalogue.find(courseQuery.initial)
        expect(items.length).toBeGreaterThan(10)
        expect(new Set(idsOf(items).map(String)).size).toBe(items.length)
        expect(events.length).toBeGreaterThan(0)
        const course = await catalogue.course(items[0]?.courseId ?? 0)
        expect(course.introduction.every((text) => typeof text === 'string')).toBe(true)
        expect(course).toMatchObject({ audience: [], minutes: null })
      }))

    it.each([
      ['courses', (catalogue: StudyPorts['catalogue']) => catalogue.find(courseQuery.initial)],
      ['search/courses', (catalogue: StudyPorts['catalogue']) => catalogue.find({ ...courseQuery.initial, keyword: 'a' })],
      ['courses/categories', (catalogue: StudyPorts['catalogue']) => catalogue.categories()],
    ])('a fault of %s is told as what it is, once [F-001] [F-025]', (path, ask) =>
      onStudy(open, `fault=${path}:wrong`, async ({ catalogue, events }) => {
        await expect(ask(catalogue)).rejects.toMatchObject({ name: 'ShapeError' })
        expect(events).toMatchObject([{ kind: 'call-failed', call: path }])
      }),
    )
  })
}
