import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { aPage, aReview, mine, openReviews } from './openReviews.tsx'

const many = async () =>
  aPage(
    Array.from({ length: 10 }, (_, at) => aReview({ reviewId: at })),
    42,
  )

describe('what learners say together', () => {
  test('is an average, a number, and five rows of which each says what it shows [S-265]', async () => {
    const { rating } = await openReviews()
    expect(rating.mock.calls[0]?.[0]).toEqual({ kind: 'course', id: 7 })
    // In floating point 4.35 is slightly less, so the stars and the text must be rounded in the same way.
    expect(await screen.findByRole('img', { name: '평균 별점 4.4점' })).toBeVisible()
    expect(screen.getByText('4.4')).toBeVisible()
    expect(screen.getByText('수강평 4개')).toBeVisible()
    const rows = within(screen.getByRole('list', { name: '별점 분포' })).getAllByRole('listitem')
    expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '5점 2개, 전체의 50%',
      '4점 1개, 전체의 25%',
      '3점 1개, 전체의 25%',
      '2점 0개, 전체의 0%',
      '1점 0개, 전체의 0%',
    ])
  })

  test('can fail alone, and be asked for again', async () => {
    const { rating } = await openReviews({
      rating: vi.fn(async () => ({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] as const })).mockRejectedValueOnce(refusal(500)),
    })
    expect(await screen.findByText('별점을 불러오지 못했어요')).toBeVisible()
    expect(await screen.findByText('바다')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('img', { name: '평균 별점 5점' })).toBeVisible()
    expect(rating).toHaveBeenCalledTimes(2)
  })
})

describe('the list of reviews', () => {
  test('tells who, when, how many stars, and what they say [S-267]', async () => {
    await openReviews({ list: async () => aPage([aReview({ updatedDate: '2026-11-20T08:00:00+09:00' })]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('바다')).toBeVisible()
    expect(card.getByText('3시간 전')).toHaveAttribute('datetime', '2026-11-20T07:00:00+09:00')
    expect(card.getByText('고침')).toBeVisible()
    expect(card.getByRole('img', { name: '별점 4점' })).toBeVisible()
    expect(card.getByText('급식 알림봇을 만들며 반복문을 배웠어요.')).toBeVisible()
  })

  test('shows text as text, and who has neither name nor words all the same', async () => {
    const content = '<img src=x onerror=alert(1)>'
    await openReviews({ list: async () => aPage([aReview({ content }), aReview({ reviewId: 2, content: ' ', nickname: null })]) })
    expect(await screen.findByText(content)).toBeVisible()
    expect(screen.getByText('이름 없는 수강생')).toBeVisible()
    expect(screen.getByText('남긴 말이 없어요')).toBeVisible()
  })

  test('turns its pages by buttons, and the focus goes to its beginning', async () => {
    const { list } = await openReviews({ list: many })
    await userEvent.click(await screen.findByRole('button', { name: '3쪽' }))
    expect(list).toHaveBeenLastCalledWith({ kind: 'course', id: 7 }, { page: 3, order: 'NEWEST' }, expect.anything())
    expect(screen.getByRole('heading', { name: '수강평 목록' })).toHaveFocus()
    expect(screen.getByRole('button', { name: '3쪽' })).toHaveAttribute('aria-current', 'page')
    expect(await screen.findByText('최신순, 5쪽 중 3쪽을 보고 있어요')).toBeInTheDocument()
  })

  test('begins anew in another order', async () => {
    const { list } = await openReviews({ list: many })
    await userEvent.click(await screen.findByRole('button', { name: '다음 쪽' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '수강평 정렬' }), '낮은 별점순')
    expect(list).toHaveBeenLastCalledWith({ kind: 'course', id: 7 }, { page: 1, order: 'LOWEST' }, expect.anything())
    expect(screen.getByRole('button', { name: '1쪽' })).toHaveAttribute('aria-current', 'page')
  })

  test('that has become shorter shows its new last page', async () => {
    const list = vi.fn(async (_: unknown, { page }: { readonly page: number }) =>
      page === 5 ? aPage([], 31) : aPage([aReview({ reviewId: page, nickname: `${page}쪽의 바다` })], page === 4 ? 31 : 42),
    )
    await openReviews({ list })
    await userEvent.click(await screen.findByRole('button', { name: '5쪽' }))
    expect(await screen.findByText('4쪽의 바다')).toBeVisible()
  })

  test('can fail alone, and be asked for again', async () => {
    const { list } = await openReviews({ list: vi.fn(async () => aPage([aReview()])).mockRejectedValueOnce(refusal(500)) })
    expect(await screen.findByText('수강평을 불러오지 못했어요')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('바다')).toBeVisible()
    expect(list).toHaveBeenCalledTimes(2)
  })

  test('may be empty', async () => {
    const rating = async () => ({ average: null, count: 0, distribution: [0, 0, 0, 0, 0] as const })
    await openReviews({ rating, list: async () => aPage([]) })
    expect(await screen.findByText('아직 수강평이 없어요')).toBeVisible()
    expect(screen.queryByRole('list', { name: '별점 분포' })).not.toBeInTheDocument()
  })

  test('of a class is asked for as a class’s [S-266] [S-268] [S-270]', async () => {
    const subject = { kind: 'course-class', id: 9 } as const
    const { rating, list, own } = await openReviews({ subject })
    await screen.findByText('이 수업, 어떠셨나요?')
    for (const call of [rating, list, own]) expect(call.mock.calls[0]?.[0]).toEqual(subject)
  })
})

describe('the viewer’s part', () => {
  test('a guest reads everything, is asked to sign in for writing, and no review of theirs is looked for', async () => {
    const { own } = await openReviews({ viewer: guest, mayWrite: 'signInFirst' })
    expect(await screen.findByRole('link', { name: '로그인하고 수강평 쓰기' })).toHaveAttribute('href', '/login')
    expect(await screen.findByText('바다')).toBeVisible()
    expect(own).not.toHaveBeenCalled()
  })

  test('a sign-up that waits to be completed comes first [A-02]', async () => {
    await openReviews({ viewer: { ...guest, authState: 'PENDING' }, mayWrite: 'signInFirst' })
    expect(await screen.findByRole('link', { name: '회원가입 마치고 수강평 쓰기' })).toHaveAttribute('href', '/signup')
  })

  test('who does not take it hears how they could write', async () => {
    await openReviews({ mayWrite: 'notEnrolled' })
    expect(await screen.findByText('수강하면 쓸 수 있어요')).toBeVisible()
    expect(screen.queryByRole('button', { name: '수강평 쓰기' })).not.toBeInTheDocument()
  })

  test('one’s own stands above the others, and only there [S-269]', async () => {
    const { own } = await openReviews({ own: async () => mine, list: async () => aPage([mine, aReview()]) })
    const group = within(await screen.findByRole('group', { name: '내 수강평' }))
    expect(group.getByText(mine.content)).toBeVisible()
    expect(own).toHaveBeenCalledTimes(1)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: '수강평 쓰기' })).not.toBeInTheDocument()
  })

  test('the only review of all leaves nothing else to read', async () => {
    await openReviews({ own: async () => mine, list: async () => aPage([mine]) })
    expect(await screen.findByText('다른 수강생의 수강평은 아직 없어요')).toBeVisible()
  })

  test('a page with nothing but one’s own says so: the others stand on other pages', async () => {
    await openReviews({ own: async () => mine, list: async () => aPage([mine], 11) })
    expect(await screen.findByText('이 쪽에는 내 수강평만 있어요')).toBeVisible()
    expect(screen.queryByText('다른 수강생의 수강평은 아직 없어요')).not.toBeInTheDocument()
  })

  test('one’s own that cannot be read says so, and stands in the list with what can be done about it', async () => {
    await openReviews({ own: () => Promise.reject(refusal(500)), list: async () => aPage([mine, aReview()]) })
    expect(await screen.findByText('내 수강평을 불러오지 못했어요')).toBeVisible()
    const group = within(await screen.findByRole('group', { name: '내 수강평' }))
    expect(group.getByRole('button', { name: '수정' })).toBeVisible()
  })
})
