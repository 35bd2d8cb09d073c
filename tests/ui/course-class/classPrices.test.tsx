import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { classCard, liveClassCard } from '../../../src/application/cards.ts'
import { classSizing } from '../../../src/application/carousel.ts'
import { atRemainingPrice } from '../../../src/domain/course-class/remainingLessons.ts'
import { type ClassSchedule, type RemainingLessons, remainingLessons } from '../../../src/domain/course-class/schedule.ts'
import { paths } from '../../../src/domain/paths.ts'
import { classSentences } from '../../../src/domain/report/reportSentences.ts'
import { Classes, LiveClasses } from '../../../src/ui/home/sections/Lists.tsx'
import { ClassPurchasePage } from '../../../src/ui/purchase/PurchasePage.tsx'
import { SearchPage } from '../../../src/ui/search/SearchPage.tsx'
import { aQuote } from '../../domain/aQuote.ts'
import { aSchedule } from '../../domain/course-class/aSchedule.ts'
import { aReportClass } from '../../domain/report/aReport.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeBlock, fakeCourse, fakeCourseClass, fakeFeatures, fakeProblem, fakePurchase } from '../../fakes/features.ts'
import { aCourseClass, ordinary } from '../course/aCourse.ts'
import { aPage as coursesPage } from '../course/openCatalogue.tsx'
import { openAt } from '../openAt.tsx'
import { aListedClass, aPage, openClasses } from './catalogue/openClasses.tsx'
import { aClassDetail, card, learner, openClass } from './page/openClass.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const now = new Date('2026-11-20T10:00:00+09:00')
const whole = { cost: 100_000, paymentType: 'CASH' } as const

interface Asked {
  readonly schedules: readonly ClassSchedule[]
  readonly lessons: RemainingLessons | null
}

/** The expected text for a viewer who could still join, or who is told that it is too late. */
interface Told {
  readonly price: string
  /** The number of remaining lessons, if the class has begun. */
  readonly left: number | null
  readonly isOver: boolean
}

/** Ten Wednesdays for 100,000 won, seen on a Friday. */
const phases: readonly (readonly [phase: string, from: string, until: string, told: Told])[] = [
  ['has not begun', '2026-11-25', '2027-01-27', { price: '100,000원', left: null, isOver: false }],
  ['is half over', '2026-10-21', '2026-12-23', { price: '50,000원', left: 5, isOver: false }],
  ['has its last lesson before it', '2026-09-23', '2026-11-25', { price: '10,000원', left: 1, isOver: false }],
  ['is over', '2026-09-16', '2026-11-18', { price: '100,000원', left: null, isOver: true }],
]

/** Shows a class in a place and returns its text; `left` and `over` are the words that this place uses. */
interface Place {
  show(asked: Asked): string | Promise<string>
  left(count: number): string
  readonly over: string
}

const text = () => document.body.textContent ?? ''
const cardWords = { left: (count: number) => `남은 수업 ${count}번` }

const places: Readonly<Record<string, Place>> = {
  'the classes of the home page': {
    ...cardWords,
    show({ lessons }) {
      const cards = [classCard(aCourseClass({ ...whole, lessons }), ordinary)]
      renderOnSite(<Classes title="수업" cards={cards} sizing={classSizing} seeAllHref="/course" />)
      return text()
    },
    over: '마감',
  },
  'the live classes of the home page': {
    ...cardWords,
    show({ lessons }) {
      const cards = [liveClassCard({ kind: 'course-class', ...aCourseClass({ ...whole, lessons }) }, ordinary)]
      renderOnSite(<LiveClasses title="라이브" cards={cards} sizing={classSizing} seeAllHref="/live/course" />)
      return text()
    },
    over: '마감',
  },
  'the catalogue': {
    ...cardWords,
    async show({ schedules }) {
      openClasses({ find: async () => aPage([aListedClass({ ...whole, title: '수요반', schedules })]) })
      await screen.findByRole('link', { name: '수요반' })
      return text()
    },
    over: '모집 마감',
  },
  'what a search finds': {
    ...cardWords,
    async show({ schedules }) {
      const found = aPage([aListedClass({ ...whole, title: '수요반', schedules })])
      const features = fakeFeatures({
        problem: fakeProblem({ problems: { find: async () => ({ items: [], totalCount: 0, pageSize: 20 }) } }),
        block: fakeBlock({ blocks: { find: async () => ({ items: [], totalCount: 0, pageSize: 20 }) } }),
        course: fakeCourse({ find: async () => coursesPage(0) }),
        courseClass: fakeCourseClass(anApplication().clock, { catalogue: { find: async ({ isLive }) => (isLive ? aPage([]) : found) } }),
      })
      openAt('/search?keyword=수요', <SearchPage />, anApplication({ features }))
      await screen.findByRole('link', { name: '수요반' })
      return text()
    },
    over: '모집 마감',
  },
  'the page of the class': {
    async show({ schedules }) {
      await openClass({ courseClass: async () => aClassDetail(whole), schedules: async () => schedules })
      return (await card()).getByRole('region').textContent ?? ''
    },
    left: (count) => `남은 ${count}번`,
    over: '신청이 마감된 수업이에요',
  },
  'a lesson that is not open': {
    ...cardWords,
    async show({ schedules }) {
      await openClass({
        path: '/course/class/7/lesson/71',
        viewer: learner,
        courseClass: async () => aClassDetail(whole),
        schedules: async () => schedules,
      })
      await screen.findByRole('link', { name: /^수업 (신청하기|소개 보기)$/ })
      return text()
    },
    over: '신청이 마감된 수업이에요',
  },
  'the purchase': {
    ...cardWords,
    async show({ lessons }) {
      const { cost: amount } = atRemainingPrice({ ...whole, isClosed: false }, lessons)
      const quote = async () =>
        aQuote({
          contentType: 'COURSE_CLASS',
          contentId: 9,
          termDays: null,
          startDate: lessons?.left === lessons?.total ? '2026-11-25' : null,
          price: whole.cost,
          discounts: amount < whole.cost ? [{ name: '지난 수업', amount: whole.cost - amount }] : [],
          amount,
          lessons,
          isAvailable: lessons?.left !== 0,
        })
      await act(async () => {
        openAt(
          '/purchase/class/9',
          <Routes>
            <Route path={paths.classPurchase} element={<ClassPurchasePage />} />
            <Route path="*" element={null} />
          </Routes>,
          anApplication({
            features: fakeFeatures({ purchase: fakePurchase({ quote }) }),
            viewer: { ...anApplication().viewer, current: async () => learner },
          }),
        )
      })
      const amounts = within(await screen.findByRole('region', { name: '결제 금액' }))
      return `${amounts.getByText('낼 금액').nextSibling?.textContent ?? ''} ${text()}`
    },
    over: '지금은 살 수 없어요. 신청이 끝났거나',
  },
  "the parent's report": {
    show: ({ schedules }) => classSentences(aReportClass({ ...whole, schedules }), now).join(' '),
    left: (count) => `모두 10번 가운데 ${count}번 남았어요.`,
    over: '모두 10번 하고 끝난 수업이에요.',
  },
}

describe.each(Object.entries(places))('%s', (_, { show, left, over }) => {
  test.each(phases)('of a class that %s', async (__, fromDate, untilDate, told) => {
    const schedules = [aSchedule({ weekdays: [3], fromDate, untilDate })]
    const shown = await show({ schedules, lessons: remainingLessons(schedules, now) })
    // A place need not show the price of a class that is over, as the page of a lesson does not.
    if (!told.isOver || shown.includes('원')) expect(shown).toContain(told.price)
    if (told.left === null) expect(shown).not.toMatch(/남은 (수업 )?\d|가운데 \d+번 남았/)
    else expect(shown).toContain(left(told.left))
    if (told.isOver) expect(shown).toContain(over)
    else expect(shown).not.toMatch(/마감|끝난 수업/)
  })
})
