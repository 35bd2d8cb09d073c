import { describe, expect, it } from 'vitest'
import type { ClassCatalogue } from '../../../src/application/courseClass.ts'
import { classEnrolmentState, seatsLeft } from '../../../src/domain/course-class/classEnrolment.ts'
import { parseClassQuery } from '../../../src/domain/course-class/classQuery.ts'
import type { ListedClass } from '../../../src/domain/course-class/courseClass.ts'
import { meetingState } from '../../../src/domain/course-class/meeting.ts'
import { nextOccurrence } from '../../../src/domain/course-class/schedule.ts'
import type { OpenBackend } from './Backend.ts'
import { onClassView } from './onClassView.ts'
import { at as moment } from '../../mock-server/demo.ts'

const now = new Date(moment)
const asked = (search = '', isLive = false) => parseClassQuery(new URLSearchParams(search), isLive)
/** The first class of its price that anybody can join. */
async function forSale(classes: ClassCatalogue, cost: string): Promise<ListedClass | undefined> {
  const { items } = await classes.find(asked(`cost=${cost}`))
  return items.find(
    ({ isClosed, isOnlyForChannelUser, schedule, enrolledCount }) =>
      !isClosed && !isOnlyForChannelUser && seatsLeft(schedule?.memberCount ?? null, enrolledCount) !== 0,
  )
}

/** Every page of both catalogues, one after the other. */
async function everyClass(classes: ClassCatalogue): Promise<readonly ListedClass[]> {
  const whole = async (isLive: boolean) => {
    const { items, totalCount, pageSize } = await classes.find(asked('', isLive))
    const pages = Array.from({ length: Math.ceil(totalCount / pageSize) - 1 }, (_, at) => `page=${at + 2}`)
    const rest = await Promise.all(pages.map((page) => classes.find(asked(page, isLive))))
    return [...items, ...rest.flatMap((page) => page.items)]
  }
  return [...(await whole(false)), ...(await whole(true))]
}
/** 알고리즘 1:1 코칭, whose hour has just begun, and 중학생을 위한 파이썬 기초반 on Tuesdays and Thursdays. */
const coaching = 5_003
const python = 5_005
/** 자바 방과후 정규반, which the teacher gives. */
const java = 5_017
/** 초등 저학년 놀이 코딩, of 해온코딩학원. */
const playful = 15_024

export function classPort(open: OpenBackend): void {
  describe('the class port', () => {
    it('the catalogue has its classes page by page, all of them whole [S-217]', () =>
      onClassView(open, '', async ({ classes, events }) => {
        const [first, third] = [await classes.find(asked()), await classes.find(asked('page=3'))]
        expect([first.items.length, first.totalCount, first.pageSize, third.items.length]).toEqual([20, 48, 20, 8])
        expect((await classes.find(asked('page=99'))).items).toEqual([])
        expect(events).toEqual([])
      }))

    it('live classes are a catalogue of their own', () =>
      onClassView(open, '', async ({ classes }) => {
        const [live, others] = [await classes.find(asked('', true)), await classes.find(asked())]
        expect([live.items.length, others.items.length]).not.toContain(0)
        expect(live.items.every(({ isLive }) => isLive)).toBe(true)
        expect(others.items.some(({ isLive }) => isLive)).toBe(false)
      }))

    it.each([
      'weekday=2',
      'weekday=0&weekday=6',
      'time=MORNING',
      'cost=free',
      'keyword=파이썬',
      'category=%EB%B8%94%EB%A1%9D%20%EC%BD%94%EB%94%A9',
      'channelDomain=haeon',
    ])('%s leaves some and takes some [S-225]', (search) =>
      onClassView(open, '', async ({ classes }) => {
        const [some, all] = [await classes.find(asked(search)), await classes.find(asked())]
        expect(some.totalCount).toBeGreaterThan(0)
        expect(some.totalCount).toBeLessThan(all.totalCount)
      }),
    )

    it('of each group one category is enough: adding a group never raises the count, adding within a group never lowers it [S-136]', () =>
      onClassView(open, '', async ({ classes }) => {
        const all = await classes.categories()
        const countOf = async (...names: string[]) =>
          (await classes.find(asked(new URLSearchParams(names.map((name) => ['category', name])).toString()))).totalCount
        const [blocks, alone] = [await countOf('블록 코딩'), await countOf('1:1')]
        for (const { categoryGroupName, name } of all) {
          if (categoryGroupName === '인원') expect(await countOf('블록 코딩', name), name).toBeLessThanOrEqual(blocks)
          else expect(await countOf('1:1', name), name).toBeLessThanOrEqual(alone)
          if (categoryGroupName === '분야') expect(await countOf('블록 코딩', name), name).toBeGreaterThanOrEqual(blocks)
        }
        expect(await countOf('블록 코딩', '여럿이')).toBeLessThan(blocks)
      }))

    it('a class is found by its teacher, its channel and the title of a later term, as a course is [S-225]', () =>
      onClassView(open, '', async ({ classes }) => {
        const found = async (keyword: string) => (await classes.find(asked(`keyword=${encodeURIComponent(keyword)}`))).items
        const [first] = (await classes.find(asked())).items
        const [teacher, channel] = [first?.teacher?.nickname ?? '', first?.channelProfile?.channelName ?? '']
        expect([teacher, channel]).not.toContain('')
        expect((await found(teacher)).map(({ courseClassId }) => courseClassId)).toContain(first?.courseClassId)
        expect((await found(channel)).map(({ courseClassId }) => courseClassId)).toContain(first?.courseClassId)
        expect((await found('엔트리 짝 수업')).map(({ title }) => title)).toEqual(['말하고 끼우는 엔트리 짝 수업'])
      }))

    it('a filter by weekday keeps to it, save where days are agreed on one by one [S-158]', () =>
      onClassView(open, '', async ({ classes }) => {
        const { items } = await classes.find(asked('weekday=2'))
        expect(items.length).toBeGreaterThan(0)
        for (const { timetable } of items) expect(timetable === null || timetable.weekdays.includes(2)).toBe(true)
      }))

    it('the education environment lists other classes than the product [S-247] [A-84]', () =>
      onClassView(open, 'channel=haeon', async ({ classes }) => {
        const [ours, theirs] = [await classes.find(asked()), await classes.findInEduenv(asked())]
        expect(theirs.totalCount).toBeLessThan(ours.totalCount)
        expect(theirs.items.length).toBeGreaterThan(0)
        expect(theirs.items.every(({ isOnlyForChannelUser }) => isOnlyForChannelUser)).toBe(true)
      }))

    it.each([
      ['persona=learner', 'main'],
      ['persona=enterprise', 'main'],
      ['persona=learner', 'haeon'],
      ['persona=enterprise', 'narae'],
      ['persona=premium', 'pado'],
      ['persona=guest', 'yeoul'],
      ['persona=guest', 'badabit'],
    ])('every class on the home page of %s on %s is there, and is the one on the card [S-113] [S-219]', (view, channel) =>
      onClassView(open, `${view}&channel=${channel}`, async ({ classes, homeData, events }) => {
        const home = await homeData.load()
        const cards = [
          ...(home.courseClasses ?? []),
          ...(home.liveClasses ?? []).flatMap((item) => (item.kind === 'course-class' ? [item] : [])),
        ]
        expect(cards.length).toBeGreaterThan(0)
        for (const { courseClassId, title, comment, channelProfile } of cards)
          expect(await classes.courseClass(courseClassId)).toMatchObject({ courseClassId, title, comment, channelProfile })
        expect(events).toEqual([])
      }),
    )

    it('a class of the main site is the same on the channel that its card leads to [S-114] [A-73]', async () => {
      let title = ''
      await onClassView(open, 'channel=main', async ({ classes }) => void ({ title } = await classes.courseClass(python)))
      await onClassView(open, 'channel=haeon', async ({ classes }) => expect(await classes.courseClass(python)).toMatchObject({ title }))
    })

    it('a class that does not exist is a failure', () =>
      onClassView(open, '', async ({ classes }) => {
        for (const id of [1, 'nowhere', 99_999_999, '../me'])
          await expect(classes.courseClass(id)).rejects.toMatchObject({ kind: 'status', status: 404 })
      }))

    it('words that stand beside ids are lists of their own [S-223] [S-224] [S-226] [A-86]', () =>
      onClassView(open, '', async ({ classes, events }) => {
        expect((await classes.categoryGroups()).map(({ name }) => name)).toEqual(['분야', '인원'])
        expect((await classes.categories()).length).toBeGreaterThan(5)
        expect((await classes.channels()).length).toBeGreaterThan(5)
        expect(events).toEqual([])
      }))

    it('a schedule says when the class meets next, and the repeats how it is called [S-222] [S-227]', () =>
      onClassView(open, '', async ({ classes }) => {
        const schedules = await classes.schedules(python)
        expect(nextOccurrence(schedules, now)).toMatchObject({ date: '2026-11-24', startsAt: new Date('2026-11-24T18:00:00+09:00') })
        const repeats = await classes.repeats()
        expect(repeats.find(({ repeatType }) => repeatType === schedules[0]?.repeatType)?.name).toBe('매주')
      }))

    it('a class is about to begin somewhere, another is going on', () =>
      onClassView(open, '', async ({ classes }) => {
        const startOf = async (id: number) => nextOccurrence(await classes.schedules(id), now)?.startsAt.getTime() ?? 0
        expect(now.getTime() - (await startOf(coaching))).toBe(5 * 60_000)
        expect((await startOf(3_012)) - now.getTime()).toBe(25 * 60_000)
      }))

    it('who is in enters the meeting that is open, and no other [S-221] [S-235]', () =>
      onClassView(open, '', async ({ meetings, events }) => {
        const list = await meetings.list(coaching)
        const inState = (kind: string) => list.find((meeting) => meetingState(meeting, now).kind === kind)?.meetingId ?? 'none'
        expect(await meetings.enter(coaching, { meetingId: inState('open') })).toMatch(/^\/meeting\//)
        expect(events).toEqual([])
        await expect(meetings.enter(coaching, { meetingId: inState('notYet') })).rejects.toMatchObject({ status: 409 })
        await expect(meetings.enter(coaching, { meetingId: 'none' })).rejects.toMatchObject({ status: 404 })
      }))

    it('a stranger does not, a guest is asked to sign in, and a meeting that is over stays shut', async () => {
      const enterFirst = async (view: string, id: number, status: number) =>
        onClassView(open, view, async ({ meetings }) => {
          const [first] = await meetings.list(id)
          await expect(meetings.enter(id, { meetingId: first?.meetingId ?? '' })).rejects.toMatchObject({ status })
        })
      await enterFirst('persona=newcomer', coaching, 403)
      await enterFirst('persona=guest', coaching, 401)
      await enterFirst('persona=learner', python, 410)
    })

    it('joining a free class takes a place, opens its lessons, and is done once [S-234] [S-228]', () =>
      onClassView(open, '', async ({ classes, lessons }) => {
        const before = await classes.courseClass((await forSale(classes, 'free'))?.courseClassId ?? 0)
        const free = before.courseClassId
        expect(await classes.standing(free)).toMatchObject({ isEnrolled: false, canStudy: false })
        await classes.enrol(free)
        expect(await classes.standing(free)).toMatchObject({ isEnrolled: true, canStudy: true })
        expect((await classes.courseClass(free)).enrolledCount).toBe((before.enrolledCount ?? 0) + 1)
        expect((await classes.enrolled())[0]?.courseClassId).toBe(free)
        await expect(classes.enrol(free)).rejects.toMatchObject({ status: 409 })
        const chapters = await lessons.chapters({ kind: 'course-class', id: free })
        expect(chapters.flatMap((chapter) => chapter.lessons)).toHaveLength(before.lessonCount)
      }))

    it('a class that costs points takes them, one that costs won is sold elsewhere', () =>
      onClassView(open, '', async ({ classes, viewer }) => {
        const { point } = await viewer.current()
        const offer = await forSale(classes, 'point')
        await classes.enrol(offer?.courseClassId ?? 0)
        expect((await viewer.current()).point).toBe((point ?? 0) - (offer?.cost ?? 0))
        await expect(classes.enrol((await forSale(classes, 'cash'))?.courseClassId ?? 0)).rejects.toMatchObject({ status: 402 })
      }))

    it.each([
      ['persona=learner', 5_006, 409],
      ['persona=learner', 5_016, 410],
      ['persona=learner', 5_007, 410],
      ['persona=guest', 5_018, 401],
    ])('%s cannot join class %d: %d, be it full, closed, over or for users', (view, id, status) =>
      onClassView(open, view, async ({ classes }) => {
        await expect(classes.enrol(id)).rejects.toMatchObject({ status })
      }),
    )

    it('what is refused is what the rules foresee: closed, full, money, points, a channel’s own students', () =>
      onClassView(open, 'persona=newcomer', async ({ classes, viewer }) => {
        const me = await viewer.current()
        const statuses = { closed: 410, full: 409, needsPurchase: 402, notEnoughPoints: 402, onlyForChannelStudents: 403 } as const
        const seen = new Set<string>()
        for (const listed of await everyClass(classes)) {
          const { kind } = classEnrolmentState(listed, me, await classes.standing(listed.courseClassId))
          if (!(kind in statuses) || seen.has(kind)) continue
          seen.add(kind)
          await expect(classes.enrol(listed.courseClassId)).rejects.toMatchObject({ status: statuses[kind as keyof typeof statuses] })
        }
        expect(seen).toEqual(new Set(Object.keys(statuses)))
      }))

    it.each([
      ['main', false],
      ['pado', false],
      ['haeon', true],
    ])('asked for on %s, a class for 해온’s own students opens: %s', (channel, opens) =>
      onClassView(open, `persona=learner&channel=${channel}`, async ({ classes }) => {
        expect(await classes.courseClass(playful)).toMatchObject({ cost: 0, isOnlyForChannelUser: true, isClosed: false })
        expect((await classes.standing(playful)).isMember).toBe(opens)
        if (opens) await classes.enrol(playful)
        else await expect(classes.enrol(playful)).rejects.toMatchObject({ status: 403 })
        expect((await classes.standing(playful)).isEnrolled).toBe(opens)
      }),
    )

    it('who teaches sees the members and how much each has done, and lets others in [S-245] [S-238] [S-244]', () =>
      onClassView(open, 'persona=teacher', async ({ classes, members, events }) => {
        const { enrolledCount } = await classes.courseClass(java)
        const list = await members.list(java)
        expect(list).toHaveLength(enrolledCount ?? 0)
        const counts = await members.studyCounts(java, list[0]?.userId ?? 0)
        expect(counts.length).toBeGreaterThan(0)
        const newcomer =
          1_000 + Array.from({ length: 44 }, (_, at) => at).findIndex((who) => list.every(({ userId }) => userId !== 1_000 + who))
        await members.enrol(java, { contentType: 'COURSE_CLASS', userIds: [newcomer] })
        expect((await members.list(java)).map(({ userId }) => userId)).toContain(newcomer)
        expect(events).toEqual([])
      }))

    it('a learner does not, save their own', () =>
      onClassView(open, 'persona=learner', async ({ members }) => {
        await expect(members.list(python)).rejects.toMatchObject({ status: 403 })
        await expect(members.studyCounts(python, 1_000)).rejects.toMatchObject({ status: 403 })
        expect((await members.studyCounts(python, 100)).length).toBeGreaterThan(0)
      }))

    it('fifty thousand classes are counted, and their last page is there [F-040]', () =>
      onClassView(open, 'content=huge', async ({ classes }) => {
        expect((await classes.find(asked())).totalCount).toBe(50_000)
        const last = await classes.find(asked('page=2500'))
        expect(new Set(last.items.map(({ courseClassId }) => courseClassId)).size).toBe(20)
        const first = (await classes.find(asked())).items[0]
        expect(await classes.courseClass(first?.courseClassId ?? 0)).toMatchObject({ title: first?.title })
      }))

    it.each([
      ['empty', 0],
      ['one', 1],
    ])('with content=%s the catalogue has %d [F-041] [F-042]', (content, count) =>
      onClassView(open, `content=${content}`, async ({ classes }) => {
        expect(await classes.find(asked())).toMatchObject({ totalCount: count })
      }),
    )

    it('bad items are dropped and told, whatever is in them [F-027] [F-034] [F-047]', () =>
      onClassView(open, 'content=hostile', async ({ classes, events }) => {
        expect((await classes.find(asked())).items.length).toBeGreaterThan(10)
        expect(events.some(({ kind }) => kind === 'bad-item')).toBe(true)
        expect((await classes.courseClass(python)).goals).toEqual([])
      }))

    it.each([
      ['course-classes', '500', { status: 500 }],
      ['course-classes', 'garbage', { kind: 'notJson' }],
      ['course-classes', 'wrong', { name: 'ShapeError' }],
      ['course-classes', 'drop', { kind: 'network' }],
    ])('a fault on %s of kind %s reaches both prefixes [F-001] [F-023] [F-025] [S-216]', (path, fault, failure) =>
      onClassView(open, `fault=${path}:${fault}`, async ({ classes }) => {
        await expect(classes.find(asked())).rejects.toMatchObject(failure)
        await expect(classes.findInEduenv(asked())).rejects.toMatchObject(failure)
      }),
    )
  })

  describe('the ranking pages', () => {
    const ofPage = (page: number) => ({ period: 'ALL', page }) as const

    it('go on where the home page ends, and tell the viewer’s place [S-279]', () =>
      onClassView(open, 'persona=learner', async ({ rankings, viewer, events }) => {
        const first = await rankings.users(ofPage(1))
        expect(first).toMatchObject({ pageSize: 10, own: { user: { userId: (await viewer.current()).userId, level: 12 } } })
        const pages = await Promise.all(Array.from({ length: Math.ceil(first.totalCount / 10) }, (_, at) => rankings.users(ofPage(at + 1))))
        const entries = pages.flatMap(({ items }) => items)
        expect(entries.map(({ rank }) => rank)).toEqual(entries.map((_, at) => at + 1))
        expect(entries[(first.own?.rank ?? 0) - 1]).toEqual(first.own)
        expect(first.own?.rank).toBeGreaterThan(10)
        expect(events).toEqual([])
      }))

    it('a guest has no place, and the members’ ranking is another [S-280] [A-13]', () =>
      onClassView(open, 'persona=guest&channel=haeon', async ({ rankings }) => {
        const [all, members] = [await rankings.users(ofPage(1)), await rankings.members(ofPage(1))]
        expect([all.own, members.own]).toEqual([null, null])
        expect(members.items).not.toEqual(all.items)
      }))

    it('the week’s has whoever gained something in it, the most first, and says what one lacks to the next', () =>
      onClassView(open, 'persona=learner', async ({ rankings, events }) => {
        const first = await rankings.users({ period: 'WEEK', page: 1 })
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(first.totalCount / 10) }, (_, at) => rankings.users({ period: 'WEEK', page: at + 1 })),
        )
        const entries = pages.flatMap(({ items }) => items)
        const gains = entries.map(({ gained }) => gained ?? 0)
        expect(first.period).toBe('WEEK')
        expect(gains).toEqual(gains.toSorted((one, other) => other - one))
        expect(gains.at(-1)).toBeGreaterThan(0)
        expect(entries.map(({ rank }) => rank)).toEqual(gains.map((gained) => gains.indexOf(gained) + 1))
        const own = entries.find(({ user }) => user.nickname === '하늘')
        expect(first.own).toEqual(own)
        const next = gains.findLast((gained) => gained > (own?.gained ?? 0)) ?? 0
        expect(first.gapToNext).toBe(next - (own?.gained ?? 0))
        expect(events).toEqual([])
      }))

    it('the week’s begins anew on Monday in Seoul', () => {
      const gainedAt = async (at: string) => {
        let gained: number | null = null
        await onClassView(open, `persona=learner&at=${encodeURIComponent(at)}`, async ({ rankings }) => {
          gained = (await rankings.users({ period: 'WEEK', page: 1 })).own?.gained ?? null
        })
        return gained
      }
      return Promise.all([gainedAt('2026-11-22T23:59:00+09:00'), gainedAt('2026-11-23T00:01:00+09:00')]).then(([sunday, monday]) => {
        expect(sunday).toBeGreaterThan(0)
        expect(monday).toBeNull()
      })
    })
  })
}
