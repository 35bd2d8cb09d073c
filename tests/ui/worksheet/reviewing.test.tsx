import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AnswerSheet } from '../../../src/application/worksheet.ts'
import { guest } from '../../../src/domain/viewer.ts'
import type { ReviewItem } from '../../../src/domain/worksheet/worksheet.ts'
import { aQuestion, aResult, aStanding } from '../../domain/worksheet/aWorksheet.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openWorksheets } from './openWorksheets.tsx'

const item = (kind: 'CHOICE' | 'SHORT' | 'OUTPUT', reviewDate: string): ReviewItem => ({
  worksheetId: 601,
  worksheetTitle: '조건문 마무리 학습지',
  chapterId: 6011,
  question: aQuestion(kind),
  reviewDate,
})
const page = (...items: readonly ReviewItem[]) => ({ items, totalCount: items.length, pageSize: 50 })
const reviews = async () => page(item('CHOICE', '2026-11-20'), item('SHORT', '2026-11-12'), item('OUTPUT', '2026-11-23'))

describe('what comes again', () => {
  it('is what is due, the longest waiting first, and when the rest comes', async () => {
    await openWorksheets('/worksheet/review', { reviews })
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['1번 아니면은?', '2번 1 < 2는?'])
    const later = screen.getByRole('heading', { name: '다음에 다시 나올 문항' }).closest('section')
    expect(later).toHaveTextContent('3일 뒤11월 23일 (월)조건문 마무리 학습지1문항')
  })

  it('is answered one by one, and stays with its result', async () => {
    const learned = aResult({ questionId: 2, answer: ['else'], rightAnswer: ['else'], explanation: '아니면은 else예요.' })
    const mark = vi.fn(async ({ answers: [first] }: AnswerSheet) => ({
      chapter: aStanding({
        results: [first?.questionId === 2 ? learned : aResult({ answer: ['1'], isCorrect: false, reviewDate: '2026-11-21' })],
      }),
      reward: { point: 0, experience: 0 },
    }))
    const { device } = await openWorksheets('/worksheet/review', { reviews, mark })
    const [first, second] = await screen.findAllByRole('article')
    if (first === undefined || second === undefined) throw new Error('two are due')
    expect(within(first).getByRole('button', { name: '확인하기' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(within(first).getByRole('textbox'), 'else')
    await userEvent.click(within(first).getByRole('button', { name: '확인하기' }))
    expect(await within(first).findByText('맞았어요')).toBeVisible()
    expect(within(first).getByText('이제 완전히 익혔어요. 더는 나오지 않아요.')).toBeVisible()
    await userEvent.click(within(second).getByRole('radio', { name: '거짓' }))
    await userEvent.click(within(second).getByRole('button', { name: '확인하기' }))
    expect(await within(second).findByText('내일 (11월 21일 (토))에 다시 나와요')).toBeVisible()
    expect(screen.getByText('오늘 몫을 다 풀었어요!')).toBeVisible()
    expect(mark.mock.calls.map(([sheet]) => sheet)).toEqual([
      { worksheetId: 601, chapterId: 6011, answers: [{ questionId: 2, answer: ['else'] }] },
      { worksheetId: 601, chapterId: 6011, answers: [{ questionId: 1, answer: ['1'] }] },
    ])
    expect(device.kept.get('1/reviews')).toEqual({})
  })

  it('keeps an answer that could not be marked, and says so', async () => {
    await openWorksheets('/worksheet/review', { reviews, mark: async () => Promise.reject(refusal(400)) })
    const [first] = await screen.findAllByRole('article')
    if (first === undefined) throw new Error('one is due')
    await userEvent.type(within(first).getByRole('textbox'), 'else')
    await userEvent.click(within(first).getByRole('button', { name: '확인하기' }))
    expect(await within(first).findByText(/채점하지 못했어요/)).toBeVisible()
    expect(within(first).getByRole('textbox')).toHaveValue('else')
  })

  it('says no more what went wrong once the answer is another', async () => {
    await openWorksheets('/worksheet/review', { reviews, mark: async () => Promise.reject(refusal(400)) })
    const [first] = await screen.findAllByRole('article')
    if (first === undefined) throw new Error('one is due')
    await userEvent.type(within(first).getByRole('textbox'), 'els')
    await userEvent.click(within(first).getByRole('button', { name: '확인하기' }))
    expect(await within(first).findByText(/채점하지 못했어요/)).toBeVisible()
    await userEvent.type(within(first).getByRole('textbox'), 'e')
    expect(within(first).queryByText(/채점하지 못했어요/)).not.toBeInTheDocument()
  })

  it('is checked one at a time, and a press meanwhile is answered in words', async () => {
    const mark = vi.fn(() => new Promise<never>(() => {}))
    const { application } = await openWorksheets('/worksheet/review', { reviews, mark })
    const [first, second] = await screen.findAllByRole('article')
    if (first === undefined || second === undefined) throw new Error('two are due')
    await userEvent.type(within(first).getByRole('textbox'), 'else')
    await userEvent.click(within(first).getByRole('button', { name: '확인하기' }))
    await userEvent.click(within(second).getByRole('radio', { name: '거짓' }))
    await userEvent.click(within(second).getByRole('button', { name: '확인하기' }))
    expect(mark).toHaveBeenCalledTimes(1)
    expect(application.notifications.current().map(({ text }) => text)).toEqual([
      '앞서 누른 답을 채점하고 있어요. 잠시 후 다시 눌러 주세요.',
    ])
  })

  it('tells who has left meanwhile that an answer could not be marked', async () => {
    let fail = () => {}
    const mark = () => new Promise<never>((_, reject) => (fail = () => reject(refusal(400))))
    const { application } = await openWorksheets('/worksheet/review', { reviews, mark })
    const [first] = await screen.findAllByRole('article')
    if (first === undefined) throw new Error('one is due')
    await userEvent.type(within(first).getByRole('textbox'), 'else')
    await userEvent.click(within(first).getByRole('button', { name: '확인하기' }))
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: expect.stringContaining('채점하지 못했어요') }),
    ])
  })

  it('may be nothing', async () => {
    await openWorksheets('/worksheet/review')
    expect(await screen.findByRole('heading', { name: '오늘 다시 풀 문항이 없어요' })).toBeVisible()
  })

  it('is kept for who signs in, and a failure has a way on', async () => {
    await openWorksheets('/worksheet/review', {}, { viewer: guest })
    expect(await screen.findByRole('heading', { name: '로그인하면 틀린 문항이 모여요' })).toBeVisible()
  })

  it('says when it cannot be read', async () => {
    await openWorksheets('/worksheet/review', { reviews: async () => Promise.reject(refusal(500)) })
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
