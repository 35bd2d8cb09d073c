import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { writtenKey } from '../../../src/application/storedText.ts'
import { emptyPractice } from '../../../src/domain/studio/practiceSet.ts'
import '../../../src/ui/room/PracticePage.tsx'
import { aBoard, aBoardRow, aRoom } from '../../domain/room/aContest.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { openRoomAt, solver } from './openRoom.tsx'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const set = {
  ...emptyPractice,
  title: '조건문 연습',
  taskList: [1, 2, 3].map((contentId) => ({ type: 'PROBLEM', contentId, title: `문제 ${contentId}` })),
}

/** Opens the page with a set that was chosen before. */
function withSet(world: Parameters<typeof openRoomAt>[1] = {}) {
  const store = memoryStore()
  store.set(writtenKey('practice', solver.userId, ''), JSON.stringify(set))
  return openRoomAt('/room/new', { store, ...world })
}

describe('what the site proposes', () => {
  const found = (count: number) => ({
    find: async () => ({
      items: Array.from({ length: count }, (_, at) => aProblemDetail({ problemId: at + 1, title: `문제 ${at + 1}`, state: 'NONE' })),
      totalCount: count,
      pageSize: 20,
    }),
  })

  it('takes the place of the tasks, keeps the name, and says where there are too few', async () => {
    const warned = vi.spyOn(console, 'error')
    const { store } = await withSet({ problems: found(2) })
    await press('문제 골라 담기')
    expect(await screen.findByText(/여기에 맞는 문제는 2개예요/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(2)
    expect(screen.getByLabelText('이름')).toHaveValue('조건문 연습')
    await press('연습 시험 만들기')
    expect(screen.getByText('문제를 3개는 담아 주세요.', { selector: 'li' })).toBeVisible()
    expect(document.activeElement).toHaveAttribute('data-gaps')
    expect(store.get(writtenKey('practice', solver.userId, ''))).toContain('문제 2')
    // React has logged no warning about the page's hooks.
    expect(warned).not.toHaveBeenCalled()
  })

  it('changes nothing but the tasks, however late it comes, and can be taken back', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await withSet({ problems: { find: () => asked.then(found(5).find) } })
    await press('문제 골라 담기')
    await userEvent.click(screen.getByRole('radio', { name: '60분' }))
    await userEvent.type(screen.getByLabelText('이름'), ' 둘째')
    answer()
    await waitFor(() => expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(5))
    await press('바로 앞의 문제로 되돌리기')
    expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(3)
    expect(screen.getByText('바로 앞에 담겨 있던 문제예요.')).toBeVisible()
    await press('바로 앞의 문제로 되돌리기')
    expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(5)
    expect(screen.getByRole('button', { name: '바로 앞의 문제로 되돌리기' })).toHaveFocus()
    expect(screen.getByLabelText('이름')).toHaveValue('조건문 연습 둘째')
    expect(screen.getByRole('radio', { name: '60분' })).toBeChecked()
  })

  it.each([
    [found(0), '여기에 맞는 문제가 없어요. 유형이나 난이도를 바꿔 보세요.'],
    [{ find: async () => Promise.reject(lostConnection()) }, '문제를 불러오지 못했어요. 잠시 후 다시 눌러 주세요.'],
  ])('says so where there is none, and leaves what was chosen', async (problems, said) => {
    await withSet({ problems })
    await press('문제 골라 담기')
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(3)
  })
})

describe('a set that is made', () => {
  it('goes out as it was chosen, and leads to itself; nothing of it stays behind', async () => {
    const makePractice = vi.fn(async () => 9)
    const { store, address } = await withSet({ makePractice })
    await userEvent.click(await screen.findByRole('radio', { name: '60분' }))
    await userEvent.click(screen.getByRole('radio', { name: '끝난 뒤에' }))
    await userEvent.click(screen.getByRole('switch', { name: '힌트 보기' }))
    await userEvent.click(screen.getByRole('switch', { name: 'AI 튜터에게 묻기' }))
    await press('연습 시험 만들기')
    expect(makePractice).toHaveBeenCalledExactlyOnceWith(
      {
        ...set,
        minutes: 60,
        verdicts: 'AT_END',
        allowsHints: true,
        allowsTutor: true,
      },
      expect.any(String),
    )
    await waitFor(() => expect(address()).toBe('/room/9'))
    expect(store.get(writtenKey('practice', solver.userId, ''))).toBeNull()
  })

  it('does not call back who went on to something else meanwhile', async () => {
    let answer = (_: number) => {}
    const { address, store } = await withSet({ makePractice: () => new Promise((resolve) => (answer = resolve)) })
    await press('연습 시험 만들기')
    await userEvent.click(screen.getByRole('link', { name: '그만두기' }))
    await act(async () => answer(9))
    expect(await screen.findByText(/연습 시험을 만들었어요/)).toBeVisible()
    expect(address()).toBe('/room/lobby')
    expect(store.get(writtenKey('practice', solver.userId, ''))).toBeNull()
  })

  it.each([
    [409, '아직 끝나지 않은 연습 시험이 20개예요. 하나를 풀거나 지운 뒤에 만들어 주세요.'],
    [400, '빠졌거나 이제 풀 수 없는 문제가 있어요. 담은 문제를 다시 살펴봐 주세요.'],
    [429, '만들지 못했어요. 고른 것은 그대로 있으니 잠시 후 다시 눌러 주세요.'],
  ])('that is refused with %d stays as it was chosen', async (status, said) => {
    await withSet({ makePractice: async () => Promise.reject(refusal(status)) })
    await press('연습 시험 만들기')
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByLabelText('이름')).toHaveValue('조건문 연습')
  })
})

describe('a set of one’s own on its page', () => {
  const room = aRoom({ isPractice: true, timing: 'OWN', scoring: 'POINTS', minutes: 60, verdicts: 'AT_END' })
  const ownRow = aBoardRow({ isMine: true, rank: 1 })

  it('can be asked again how it went, where that could not be read', async () => {
    const board = vi.fn(async () => aBoard({ told: 'NONE', ownRow })).mockRejectedValueOnce(refusal(500))
    await openRoomAt('/room/9', { room: async () => room, board })
    const result = within(await screen.findByRole('region', { name: '내 결과' }))
    expect(await result.findByText(/결과를 불러오지 못했어요/)).toHaveRole('alert')
    await userEvent.click(result.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('맞았는지는 끝난 뒤에 보여요. 다 풀었으면 끝내기를 눌러 보세요.')).toBeVisible()
    expect(screen.queryByText(/결과를 불러오지 못했어요/)).toBeNull()
  })

  it('tells its maker nothing before its end, where it was made so', async () => {
    await openRoomAt('/room/9', { room: async () => room, board: async () => aBoard({ told: 'NONE', ownRow }) })
    expect(await screen.findByText('맞았는지는 끝난 뒤에 보여요. 다 풀었으면 끝내기를 눌러 보세요.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '알림과 질문' })).not.toBeInTheDocument()
    expect(screen.queryByText(/먼저 이른 사람이 앞서요/)).not.toBeInTheDocument()
  })

  it('says what was late, and that a day has passed on which it was not begun', async () => {
    await openRoomAt('/room/9', { room: async () => room, board: async () => aBoard({ ownRow: { ...ownRow, lateCount: 2 } }) })
    expect(await screen.findByText('늦게 도착한 답 2개는 세지 않았어요.')).toBeVisible()
    await openRoomAt('/room/9', {
      room: async () => ({ ...room, participation: null, endDate: '2026-11-20T05:10:00Z' }),
    })
    expect(await screen.findByText('시작할 수 있는 날이 지났어요. 문제는 아래에서 연습할 수 있어요.')).toBeVisible()
  })

  it('stays where it cannot be taken away, and says why', async () => {
    const { address } = await openRoomAt('/room/9', { room: async () => room, remove: async () => Promise.reject(refusal(500)) })
    await press('이 연습 시험 지우기')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText('답을 받지 못했어요. 새로고침해서 되었는지 확인해 주세요.')).toBeVisible()
    expect(address()).toBe('/room/9')
  })

  it('is called a practice set on the way back from its tasks', async () => {
    await openRoomAt('/room/9/task/1', { room: async () => room, board: async () => aBoard({ ownRow }) })
    expect(await screen.findByRole('link', { name: '연습 시험' })).toHaveAttribute('href', '/room/9')
  })
})
