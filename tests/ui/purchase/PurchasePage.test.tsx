import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { PurchaseRepository } from '../../../src/application/purchase.ts'
import { paths } from '../../../src/domain/paths.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { ClassPurchasePage, CoursePurchasePage } from '../../../src/ui/purchase/PurchasePage.tsx'
import { aQuote } from '../../domain/aQuote.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakePurchase } from '../../fakes/features.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { readAgain } from '../readAgain.ts'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

const open = async (answers: Partial<PurchaseRepository>, { viewer = learner, at = '/purchase/course/7' } = {}) => {
  const application = anApplication({
    features: fakeFeatures({ purchase: fakePurchase(answers) }),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  await act(async () => {
    openAt(
      at,
      <>
        <Routes>
          <Route path={paths.coursePurchase} element={<CoursePurchasePage />} />
          <Route path={paths.classPurchase} element={<ClassPurchasePage />} />
          <Route path="*" element={null} />
        </Routes>
        <NotificationRegion />
      </>,
      application,
    )
  })
  return application
}

const pay = () => screen.findByRole('button', { name: /결제하기$/ })

test('tells the price, what is taken off, what is to be paid, for how long it opens, and when the money comes back', async () => {
  await open({ quote: async () => aQuote() })
  expect(await screen.findByRole('heading', { name: '함수와 친해지는 파이썬 12강' })).toBeVisible()
  const amounts = within(screen.getByRole('region', { name: '결제 금액' }))
  expect(amounts.getByText('39,000원')).toBeVisible()
  expect(amounts.getByText('−3,900원')).toBeVisible()
  expect(amounts.getByText('35,100원')).toBeVisible()
  expect(screen.getByText('11월 20일 (금)부터 2027년 5월 18일 (화)까지 180일')).toBeVisible()
  expect(screen.getByText(/11월 27일 \(금\)까지 레슨을 하나도 보지 않았다면 전액/)).toBeVisible()
  expect(screen.getByText(/돈은 나가지 않아요/)).toBeVisible()
})

test('a class tells when it begins, and that one that has begun is paid back in part', async () => {
  const quote = vi.fn(async () => aQuote({ contentType: 'COURSE_CLASS', contentId: 9, termDays: null, startDate: '2026-12-01' }))
  await open({ quote }, { at: '/purchase/class/9' })
  expect(await screen.findByText(/^12월 1일 \(화\)부터 수업이 끝날 때까지/)).toBeVisible()
  expect(screen.getByText(/첫 수업 전날인 11월 30일 \(월\)까지 전액/)).toBeVisible()
  expect(quote).toHaveBeenCalledWith({ contentType: 'COURSE_CLASS', contentId: '9' }, expect.anything())
})

test('a class that has begun is paid by the lessons that are left, and paid back by them', async () => {
  const quote = async () =>
    aQuote({
      contentType: 'COURSE_CLASS',
      contentId: 9,
      termDays: null,
      price: 92_000,
      lessons: { total: 18, left: 8 },
      discounts: [{ name: '지난 수업 10번', amount: 51_100 }],
      amount: 40_900,
    })
  await open({ quote }, { at: '/purchase/class/9' })
  expect(await screen.findByText('남은 수업 8번 (모두 18번)')).toBeVisible()
  expect(screen.getByText('−51,100원')).toBeVisible()
  expect(screen.getByText(/남은 수업 8번의 값이에요\. 그만두면 한 번에 약 5,100원씩/)).toBeVisible()
  expect(screen.getByRole('button', { name: '40,900원 결제하기' })).toBeVisible()
})

test('paying buys once with the amount that was told, says so, and leads on', async () => {
  let isOwned = false
  const buy = vi.fn(async () => {
    isOwned = true
  })
  const { store } = await open({ quote: async () => aQuote({ isOwned }), buy })
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }))
  await userEvent.dblClick(await pay())
  expect(await screen.findByRole('heading', { name: '결제했어요!' })).toHaveFocus()
  expect(buy.mock.calls).toEqual([[{ contentType: 'COURSE', contentId: 7, amount: 35_100, paymentMethod: 'TRANSFER' }]])
  expect(screen.getByRole('link', { name: '강의 시작하기' })).toHaveAttribute('href', '/course/7/lesson')
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
  expect(store.get('takesClasses')).toBeNull()
})

test('a class that is bought comes with a date and homework, which the home page looks for', async () => {
  const { store } = await open(
    { quote: async () => aQuote({ contentType: 'COURSE_CLASS', contentId: 9 }), buy: async () => {} },
    { at: '/purchase/class/9' },
  )
  const names = readAgain()
  await userEvent.click(await pay())
  await screen.findByRole('heading', { name: '결제했어요!' })
  expect(store.get('takesClasses')).not.toBeNull()
  expect(names()).toContain('assignments')
})

test('with a pass nothing is paid, and no way to pay is asked for', async () => {
  const buy = vi.fn(async () => {})
  await open({ quote: async () => aQuote({ amount: 0, discounts: [{ name: '수강권으로 듣기', amount: 39_000 }] }), buy })
  await userEvent.click(await screen.findByRole('button', { name: '수강권으로 시작하기' }))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await waitFor(() => expect(buy.mock.calls).toMatchObject([[{ amount: 0, paymentMethod: null }]]))
})

test('a guest reads it all and signs in to pay', async () => {
  await open({ quote: async () => aQuote() }, { viewer: guest })
  expect(await screen.findByRole('link', { name: '로그인하고 결제하기' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('button', { name: /결제하기$/ })).not.toBeInTheDocument()
})

test('what is owned or no longer sold cannot be paid', async () => {
  await open({ quote: async () => aQuote({ isAvailable: false }) })
  expect(await screen.findByText(/지금은 살 수 없어요/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what is owned says so and leads on', async () => {
  await open({ quote: async () => aQuote({ isOwned: true }) })
  expect(await screen.findByRole('heading', { name: '이미 가지고 있어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '강의 시작하기' })).toBeVisible()
})

test.each([
  [refusal(402), /거절되었어요/],
  [refusal(422), /금액이 바뀌었어요/],
  [refusal(410), /신청이 끝나서/],
  [lostConnection(), /돈은 나가지 않았어요\. 잠시/],
])('a payment that did not go through is told, and the form stays [F-084]', async (error, text) => {
  await open({ quote: async () => aQuote(), buy: async () => Promise.reject(error) })
  await userEvent.click(await pay())
  expect(await screen.findByText(text)).toBeVisible()
  expect(await pay()).toBeVisible()
})

test('what is not sold is no page, and what cannot be read is read again', async () => {
  await open({ quote: async () => Promise.reject(refusal(404)) })
  expect(await screen.findByRole('heading', { name: '살 수 없는 상품이에요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '강의 둘러보기' })).toBeVisible()
})

test('a quote that fails can be asked for again', async () => {
  const quote = vi.fn(async () => aQuote()).mockRejectedValueOnce(refusal(500))
  await open({ quote })
  await userEvent.click(await screen.findByRole('button', { name: /다시/ }))
  expect(await pay()).toBeVisible()
})
