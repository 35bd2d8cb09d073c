import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ProgressUpdate } from '../../../src/domain/lesson/lesson.ts'
import { refusal } from '../../fakes/refusal.ts'
import { allAnswers } from '../impatientClient.ts'
import { mark, openLesson } from './openLesson.tsx'

const doneButton = () => screen.getByRole('button', { name: '다 읽었어요' })
const finish = async () => {
  await userEvent.click(doneButton())
  await allAnswers()
}
const openFromContents = async (title: string) => {
  const [link] = screen.getAllByRole('link', { name: new RegExp(title) })
  if (link) await userEvent.click(link)
  await allAnswers()
}
const row = () => screen.getByRole('link', { current: 'page' })
const failingMark = () => vi.fn(async (_: ProgressUpdate) => {})
const refused =
  (status: number) =>
  async ({ isDone }: ProgressUpdate) => {
    if (isDone) throw refusal(status)
  }

describe('finishing a lesson', () => {
  test('tells the backend, marks it in the list, and offers the next one [S-264]', async () => {
    let isTold = false
    const { told } = await openLesson(71, {
      progress: async () => (isTold ? [mark(71)] : []),
      tell: async ({ isDone }) => void (isTold ||= isDone),
    })
    expect(row()).toHaveTextContent(/분$/)
    await finish()
    expect(told()).toEqual([{ lessonId: 71, kind: 'DOCUMENT', isDone: true, positionSeconds: 0 }])
    expect(row()).toHaveTextContent('완료')
    expect(screen.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toHaveFocus()
    expect(screen.getByText('다음은 ‘팔 젓기’ 차례예요.')).toBeVisible()
    expect(screen.getByRole('link', { name: '다음으로 가기' })).toHaveAttribute('href', '/course/7/lesson/72')
  })

  test('shows how far one has got by it', async () => {
    let isTold = false
    await openLesson(71, { progress: async () => (isTold ? [mark(71)] : []), tell: async ({ isDone }) => void (isTold ||= isDone) })
    await finish()
    const end = within(screen.getByRole('region', { name: '잘했어요! 하나를 더 마쳤어요' }))
    expect(end.getByRole('progressbar', { name: '학습 진도' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+강 중 1강 완료$/),
    )
  })

  test('shows no mark before the backend has said yes, however often one presses [F-082]', async () => {
    const { told } = await openLesson(71, { tell: ({ isDone }) => (isDone ? new Promise(() => {}) : Promise.resolve()) })
    await userEvent.dblClick(doneButton())
    await allAnswers()
    expect(screen.getByRole('button', { name: '표시하고 있어요' })).toHaveAttribute('aria-busy', 'true')
    expect(row()).not.toHaveTextContent('완료')
    expect(told()).toHaveLength(1)
  })

  test('whose mark was under way when one left can be marked again once that has failed', async () => {
    let fail = (_: unknown) => {}
    const first = new Promise<void>((_, reject) => (fail = reject))
    await openLesson(71, { tell: async ({ isDone }) => (isDone ? first : undefined) })
    await finish()
    await openFromContents('팔 젓기')
    await openFromContents('물에 뜨기')
    await finish()
    fail(refusal(500))
    await allAnswers()
    expect(doneButton()).not.toHaveAttribute('aria-busy')
  })

  test('that fails is told quietly, and can be repeated', async () => {
    const tell = failingMark().mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal(500))
    const { told } = await openLesson(71, { tell })
    await finish()
    expect(row()).not.toHaveTextContent('완료')
    const trouble = screen.getByText('완료 표시를 남기지 못했어요.')
    expect(trouble).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('button', { name: '다시 저장하기' }))
    await allAnswers()
    expect(told()).toHaveLength(2)
    expect(screen.queryByText('완료 표시를 남기지 못했어요.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toHaveFocus()
  })

  test.each([
    [401, '로그인이 끝났어요. 다시 로그인해 주세요.', '로그인', '/login'],
    [403, '수강 중이 아니라서 저장하지 못했어요.', '강의 소개 보기', '/course/7/lesson'],
  ])('that is refused with %i says why and leads on', async (status, words, link, href) => {
    await openLesson(71, { tell: refused(status) })
    await finish()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
  })

  test('that fails after one has gone on to another lesson is told there', async () => {
    let fail = (_: unknown) => {}
    const marked = new Promise<void>((_, reject) => (fail = reject))
    await openLesson(71, { tell: async ({ isDone }) => (isDone ? marked : undefined) })
    await finish()
    await openFromContents('팔 젓기')
    fail(refusal(500))
    expect(await screen.findByRole('alert')).toHaveTextContent('완료 표시를 남기지 못했어요.')
  })

  test('that is the last one left asks for a review', async () => {
    let marks = [mark(71), mark(73), mark(74)]
    await openLesson(72, {
      content: async () => ({ kind: 'DOCUMENT', documentId: 1, title: '팔 젓기', sections: [] }),
      progress: async () => marks,
      tell: async ({ isDone }) => {
        if (isDone) marks = [...marks, mark(72)]
      },
    })
    await userEvent.click(screen.getByRole('button', { name: '다 봤어요' }))
    await allAnswers()
    expect(screen.getByRole('heading', { name: '강의를 모두 마쳤어요!' })).toHaveFocus()
    expect(screen.getByRole('link', { name: '수강평 남기기' })).toHaveAttribute('href', '/course/7/lesson#reviews')
  })

  test('of a lesson that was done before needs no button, and leads to what is left', async () => {
    await openLesson(74, { progress: async () => [mark(74), mark(71)] })
    expect(screen.getByRole('heading', { name: '완료한 학습이에요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '다 풀었어요' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '다음으로 가기' })).toHaveAttribute('href', '/course/7/lesson/72')
  })
})

describe('opening a lesson', () => {
  test('is told, with the place that was kept, so that one continues there', async () => {
    const { tell } = await openLesson(72, { progress: async () => [mark(72, { isDone: false, positionSeconds: 200 })] })
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      { kind: 'course', id: '7' },
      { lessonId: 72, kind: 'VIDEO', isDone: false, positionSeconds: 200 },
    )
  })

  test('that is done is not told, and one that cannot be told is no trouble', async () => {
    const { tell } = await openLesson(71, { progress: async () => [mark(71)] })
    expect(tell).not.toHaveBeenCalled()
  })

  test('in vain is no trouble: nobody has asked for it', async () => {
    await openLesson(71, { tell: () => Promise.reject(refusal(500)) })
    expect(within(screen.getByRole('main')).queryByText(/못했어요/)).not.toBeInTheDocument()
  })
})
