import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Review } from '../../../src/domain/review.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { aLong, aPage, aReview, learner, mine, openReviews } from './openReviews.tsx'

const subject = { kind: 'course', id: 7 }
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const text = () => screen.getByRole('textbox', { name: '수강평' })
const star = (name: string) => screen.getByRole('radio', { name })

const put = async (content: string) => {
  await userEvent.click(text())
  await userEvent.paste(content)
}

const fill = async (content = aLong) => {
  await click('수강평 쓰기')
  await userEvent.click(star('4점'))
  await put(content)
}

describe('writing', () => {
  test('sends exactly the stars and the words, once, and then one’s own is there [S-271] [S-289]', async () => {
    const own = vi.fn(async (): Promise<Review | null> => mine).mockResolvedValueOnce(null)
    const { write, rating, list } = await openReviews({ own })
    await fill()
    await click('올리기')
    expect(await screen.findByRole('group', { name: '내 수강평' })).toBeVisible()
    expect(await screen.findByText('수강평을 올렸어요. 들려주셔서 고마워요!')).toBeVisible()
    expect(write.mock.calls).toEqual([[subject, { rating: 4, content: aLong }]])
    await waitFor(() => expect([rating, list].map(({ mock }) => mock.calls.length)).toEqual([2, 2]))
  })

  test('begins at the stars, which arrow keys choose', async () => {
    await openReviews()
    await click('수강평 쓰기')
    expect(star('1점')).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect(star('3점')).toBeChecked()
  })

  test('says what is missing once it is to be sent, and takes it back while it is corrected', async () => {
    const { write } = await openReviews()
    await click('수강평 쓰기')
    await put('짧아요')
    expect(screen.queryByText('10자 이상 써 주세요.')).not.toBeInTheDocument()
    await click('올리기')
    expect(star('1점')).toHaveFocus()
    expect(screen.getByRole('radiogroup', { name: '별점' })).toHaveAccessibleDescription('별점을 골라 주세요.')
    expect(text()).toBeInvalid()
    expect(text()).toHaveAccessibleDescription('10자 이상 써 주세요. 10자 이상 500자까지 쓸 수 있어요.')
    await userEvent.click(star('2점'))
    await put(' 그래도 볼만했어요')
    expect(screen.getByRole('radiogroup', { name: '별점' })).toBeValid()
    expect(text()).toBeValid()
    expect(write).not.toHaveBeenCalled()
  })

  test('counts characters as people do, and takes too many of them rather than cutting any [F-032]', async () => {
    await openReviews()
    await click('수강평 쓰기')
    await put(`${'가'.repeat(500)}👩‍👩‍👧‍👦`)
    expect(screen.getByText('501 / 500자')).toBeVisible()
    await userEvent.click(star('5점'))
    await click('올리기')
    expect(text()).toHaveFocus()
    expect(text()).toHaveAccessibleDescription(/500자까지만 쓸 수 있어요/)
  })

  test('twice in a row is one call [F-082]', async () => {
    const { write } = await openReviews({ write: () => new Promise(() => {}) })
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: '올리기' }))
    expect(await screen.findByRole('button', { name: '저장하고 있어요' })).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('수강평을 저장하고 있어요. 잠시만 기다려 주세요.')).toBeVisible()
    expect(write).toHaveBeenCalledTimes(1)
  })

  test.each([
    [401, /로그인이 끝났어요/],
    [403, /지금 수강하고 있는 분만 쓸 수 있어요/],
    [500, /수강평을 저장하지 못했어요/],
  ])('that is refused (%i) says why, and keeps every word [F-084]', async (code, words) => {
    const { write, own } = await openReviews({ write: () => Promise.reject(refusal(code)) })
    await fill()
    await click('올리기')
    expect(await screen.findByText(words)).toBeVisible()
    expect(text()).toHaveValue(aLong)
    expect(star('4점')).toBeChecked()
    expect(write).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(own.mock.calls.length).toBeGreaterThan(1))
  })

  test('what was written elsewhere already can be replaced, by the course it is of [S-273]', async () => {
    const { rewrite } = await openReviews({ write: () => Promise.reject(refusal(409)) })
    await fill()
    await click('올리기')
    expect(await screen.findByText(/이미 쓴 수강평이 있어요/)).toBeVisible()
    await click('이 글로 바꾸기')
    expect(rewrite.mock.calls).toEqual([[subject, { rating: 4, content: aLong }]])
  })

  test('keeps what was typed for this viewer until it was sent', async () => {
    const store = memoryStore()
    const { write } = await openReviews({ store })
    await fill()
    await click('취소')
    await click('수강평 쓰기')
    expect(text()).toHaveValue(aLong)
    expect(star('4점')).toHaveFocus()
    await click('올리기')
    await waitFor(() => expect(store.get('written/review/1/course/7')).toBeNull())
    expect(write.mock.calls).toEqual([[subject, { rating: 4, content: aLong }]])
  })

  test('begins anew where what was kept cannot be read', async () => {
    await openReviews({ store: memoryStore({ 'written/review/1/course/7': '{"rating":9}' }) })
    await click('수강평 쓰기')
    expect(text()).toHaveValue('')
  })

  test('of one course leaves what was typed for another', async () => {
    const other = JSON.stringify({ rating: 2, content: '아직 쓰는 중' })
    const store = memoryStore({ 'written/review/1/course/8': other })
    const { write } = await openReviews({ store })
    await fill()
    await click('올리기')
    await waitFor(() => expect(write).toHaveBeenCalled())
    await waitFor(() => expect([...store.stored]).toEqual([['written/review/1/course/8', other]]))
  })

  test('keeps what was typed for its author, also what came after the end of the session [F-084]', async () => {
    const store = memoryStore()
    const current = vi.fn(async () => guest).mockResolvedValueOnce(learner)
    await openReviews({ store, current, write: () => Promise.reject(refusal(401)) })
    await fill()
    await click('올리기')
    await screen.findByText(/로그인이 끝났어요/)
    await waitFor(() => expect(current).toHaveBeenCalledTimes(2))
    await put(' 문제도 재미있었어요.')
    expect(JSON.parse(store.get('written/review/1/course/7') ?? '')).toEqual({ rating: 4, content: `${aLong} 문제도 재미있었어요.` })
  })

  test('that fails after one has gone elsewhere is told there', async () => {
    let fail = (_: unknown) => {}
    const { leave } = await openReviews({ write: () => new Promise((_, reject) => (fail = reject)) })
    await fill()
    await click('올리기')
    leave()
    fail(refusal(500))
    expect(await screen.findByRole('alert')).toHaveTextContent(/수강평을 저장하지 못했어요/)
  })
})

describe('editing', () => {
  const edit = async (content: string) => {
    await click('수정')
    await userEvent.clear(text())
    await put(content)
    await click('저장하기')
  }

  test('one’s own of the course goes where it was read, and shows before the backend has answered [S-273]', async () => {
    const { rewrite } = await openReviews({ own: async () => mine, rewrite: () => new Promise(() => {}) })
    await edit('다시 들으니 더 좋았어요.')
    const group = screen.getByRole('group', { name: '내 수강평' })
    expect(within(group).getByRole('article')).toHaveTextContent('다시 들으니 더 좋았어요.')
    expect(group).toHaveAttribute('aria-busy', 'true')
    expect(group).toHaveFocus()
    expect(rewrite.mock.calls).toEqual([[subject, { rating: 5, content: '다시 들으니 더 좋았어요.' }]])
  })

  test('stays as it was sent, whether or not it can be read again', async () => {
    const own = vi.fn(() => Promise.reject<Review | null>(lostConnection())).mockResolvedValueOnce(mine)
    await openReviews({ own })
    await edit('다시 들으니 더 좋았어요.')
    expect(await screen.findByText('수강평을 고쳤어요')).toBeVisible()
    expect(screen.getByText('다시 들으니 더 좋았어요.')).toBeVisible()
    expect(screen.getByRole('button', { name: '수정' })).toBeVisible()
  })

  test('that is refused brings the form back with what was typed, and the old words when it is left', async () => {
    await openReviews({ own: async () => mine, rewrite: () => Promise.reject(refusal(500)) })
    await edit('다시 들으니 더 좋았어요.')
    await waitFor(() => expect(text()).toHaveValue('다시 들으니 더 좋았어요.'))
    expect(screen.getByText(/수강평을 저장하지 못했어요/)).toBeVisible()
    await click('취소')
    expect(screen.getByText(mine.content)).toBeVisible()
    expect(screen.getByRole('group', { name: '내 수강평' })).toHaveFocus()
  })

  test('keeps other words over a reload, until they are saved or given up', async () => {
    const store = memoryStore()
    await openReviews({ own: async () => mine, store })
    await click('수정')
    await userEvent.clear(text())
    await put('다시 들으니\n더 좋았어요.')
    cleanup()
    await openReviews({ own: async () => mine, store })
    await click('수정')
    expect(text()).toHaveValue('다시 들으니\n더 좋았어요.')
    await click('취소')
    await click('수정')
    expect(text()).toHaveValue(mine.content)
    await userEvent.click(star('3점'))
    await click('저장하기')
    await waitFor(() => expect(store.get('written/review/1/course/7')).toBeNull())
  })

  test('one’s own in the list goes by its number, where nothing else is known of it [S-275] [A-85]', async () => {
    const { edit: editing } = await openReviews({ own: () => Promise.reject(refusal(500)), list: async () => aPage([mine, aReview()]) })
    await edit('다시 들으니 더 좋았어요.')
    expect(editing.mock.calls).toEqual([['course-7-own', { rating: 5, content: '다시 들으니 더 좋았어요.' }]])
  })

  test('what was removed elsewhere can be written anew', async () => {
    const { write } = await openReviews({ own: async () => mine, rewrite: () => Promise.reject(refusal(404)) })
    await edit('다시 들으니 더 좋았어요.')
    await click('새로 올리기')
    expect(write).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['was removed elsewhere', 404, async (): Promise<Review | null> => null],
    ['cannot be read any more', 401, () => Promise.reject(refusal(401))],
  ] as const)('keeps what is being typed when the review %s meanwhile [F-084]', async (_what, status, readAnew) => {
    const own = vi.fn<() => Promise<Review | null>>(readAnew).mockResolvedValueOnce(mine)
    await openReviews({ own, rewrite: () => Promise.reject(refusal(status)) })
    await edit('다시 들으니 더 좋았어요.')
    await waitFor(() => expect(own.mock.calls.length).toBeGreaterThan(1))
    expect(screen.getByRole('textbox')).toHaveValue('다시 들으니 더 좋았어요.')
  })

  test('is not for who does not take it any more, removing is', async () => {
    await openReviews({ own: async () => mine, mayWrite: 'notEnrolled' })
    expect(await screen.findByRole('button', { name: '삭제' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '수정' })).not.toBeInTheDocument()
  })
})

describe('removing', () => {
  const remove = async () => {
    await click('삭제')
    await userEvent.click(within(await screen.findByRole('dialog', { name: '수강평을 지울까요?' })).getByRole('button', { name: '지우기' }))
  }

  test('is asked back, since nothing brings it back', async () => {
    const { remove: removing } = await openReviews({ own: async () => mine })
    await click('삭제')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '취소' }))
    expect(removing).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '삭제' })).toHaveFocus()
  })

  test('takes it away once the backend has said so, and one may write again [S-276]', async () => {
    const own = vi.fn(async (): Promise<Review | null> => null).mockResolvedValueOnce(mine)
    const list = vi.fn(async () => aPage([aReview()])).mockResolvedValueOnce(aPage([mine, aReview()]))
    const { remove: removing, rating } = await openReviews({ own, list })
    await remove()
    expect(await screen.findByText('수강평을 지웠어요')).toBeVisible()
    expect(await screen.findByRole('button', { name: '수강평 쓰기' })).toBeVisible()
    expect(screen.queryByText(mine.content)).not.toBeInTheDocument()
    expect(removing.mock.calls).toEqual([['course-7-own']])
    await waitFor(() => expect(rating).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('button', { name: '수강평 쓰기' }).closest('[tabindex="-1"]')).toHaveFocus()
  })

  test('from the list leaves the keyboard at the list’s beginning', async () => {
    await openReviews({ own: () => Promise.reject(refusal(500)), list: async () => aPage([mine, aReview()]) })
    await remove()
    await waitFor(() => expect(screen.getByRole('heading', { name: '수강평 목록' })).toHaveFocus())
  })

  test.each([
    [403, '지울 수 없는 수강평이에요'],
    [500, '수강평을 지우지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) warns and leaves it', async (code, words) => {
    await openReviews({ own: async () => mine, remove: () => Promise.reject(refusal(code)) })
    await remove()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText(mine.content)).toBeVisible()
  })

  test('what is gone already is no failure', async () => {
    const own = vi.fn(async (): Promise<Review | null> => null).mockResolvedValueOnce(mine)
    await openReviews({ own, remove: () => Promise.reject(refusal(404)) })
    await remove()
    expect(await screen.findByText('이미 지워진 수강평이에요')).toBeVisible()
    expect(await screen.findByRole('button', { name: '수강평 쓰기' })).toBeVisible()
  })
})
