import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import { workDraftKey } from '../../../../src/application/studio.ts'
import { isChangeable, runStates } from '../../../../src/domain/studio/roomChanges.ts'
import type { SetRoom } from '../../../../src/domain/studio/setRoom.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { learner, teacher } from '../../../domain/viewer/viewers.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openRoomEditor as open, savedRoom } from '../openRoomEditor.tsx'
import { first, workOf } from '../openWorkPage.tsx'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const of = (given: Partial<SetRoom>) => ({ read: async () => workOf({ ...savedRoom, ...given }) })

it.each([guest, learner])('is closed to others, who are told so, and nothing is read', async (viewer) => {
  const { read } = await open('7', { viewer })
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('제목')).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

it.each([
  [404, '찾을 수 없어요'],
  [500, '불러오지 못했어요'],
])('says so where reading answers %d', async (status, title) => {
  await open('7', { read: async () => Promise.reject(refusal(status)) })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

describe('a room that is made', () => {
  it('is picked, timed, given its rules and sent once, and leads to itself', async () => {
    const { create, publish, address } = await open('new')
    await screen.findByLabelText('제목')
    fill('제목', '반복문 시험')
    await press('다음')
    await press('문제 담기')
    await press(/물고기 나누기/)
    await userEvent.keyboard('{Escape}')
    fill('물고기 나누기 배점', '70')
    await press('다음')
    await choose('저마다 시작해서 정해진 시간 동안')
    fill('열리는 때', '2026-11-27T10:00')
    fill('닫히는 때', '2026-11-27T18:00')
    fill('푸는 시간(분)', '30')
    await press('다음')
    fill('끝나기 전에 순위를 가리는 시간(분)', '10')
    await press('다음')
    fill('늦게 도착해도 받는 시간(분)', '')
    await tick('힌트')
    await tick('AI 튜터')
    await tick('자바')
    await tick('파이썬')
    await press('다음')
    await choose('고른 학생')
    await tick('새내기')
    await press('시험 내기')
    expect(await screen.findByText('시험을 냈어요. 풀 사람에게 보여요.')).toBeVisible()
    expect(create).toHaveBeenCalledExactlyOnceWith(
      {
        title: '반복문 시험',
        description: '',
        timing: 'OWN',
        startDate: '2026-11-27T10:00:00+09:00',
        endDate: '2026-11-27T18:00:00+09:00',
        minutes: 30,
        scoring: 'POINTS',
        freezeMinutes: 10,
        verdicts: 'AT_ONCE',
        allowsHints: true,
        allowsTutor: true,
        languages: ['PYTHON', 'JAVA'],
        lateMinutes: 0,
        audience: { type: 'MEMBERS', userIds: ['99'] },
        taskList: [{ type: 'PROBLEM', contentId: 3, title: '물고기 나누기', point: 70 }],
      },
      expect.any(String),
    )
    expect(publish).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(address()).toBe('/studio/room/7'))
    expect(screen.getByRole('link', { name: '시험 화면으로 가기' })).toHaveAttribute('href', '/room/7')
  })

  it('tells what is missing before anything is sent', async () => {
    const { create } = await open('new')
    await press('시간')
    await choose('시간을 정해서 모두 함께')
    await press('다음')
    expect(screen.getByText('빠진 것이 있어요. 언제 시작하고 언제 끝나는지 골라 주세요.')).toHaveRole('alert')
    await press('대상')
    await press('시험 내기')
    const missing = (await screen.findByRole('heading', { name: '내기 전에 채워 주세요' })).parentElement
    expect(missing).toHaveTextContent('제목을 적어 주세요.')
    expect(missing).toHaveTextContent('문제를 하나는 담아 주세요.')
    expect(missing).toHaveTextContent('언제 시작하고 언제 끝나는지 골라 주세요.')
    await vi.waitFor(() => expect(missing).toHaveFocus())
    expect(screen.getByLabelText('시작')).toBeInvalid()
    expect(create).not.toHaveBeenCalled()
  })

  it('shows beside it what people who wait for it will see', async () => {
    await open('7', of({ title: '반복문 시험', freezeMinutes: 10 }))
    const shown = within(await screen.findByRole('region', { name: '학생에게는 이렇게 보여요' }))
    expect(await shown.findByRole('heading', { name: '반복문 시험' })).toBeInTheDocument()
    expect(shown.getByText('2문제')).toBeInTheDocument()
    expect(shown.getByText('힌트는 볼 수 없어요.')).toBeInTheDocument()
    await tick('힌트')
    expect(shown.queryByText('힌트는 볼 수 없어요.')).toBeNull()
  })

  it('is kept on this device, and found again', async () => {
    const store = memoryStore()
    await open('7', { store })
    await screen.findByLabelText('제목')
    fill('하고 싶은 말', '천천히 풀어요')
    fireEvent(document, new Event('visibilitychange'))
    await vi.waitFor(() => expect(store.get(workDraftKey('room', teacher, 7))).toContain('천천히 풀어요'))
  })

  it('that cannot be sent says why, and stays', async () => {
    await open('7', { publish: async () => Promise.reject(refusal(422)) })
    await press('시험 내기')
    expect(await screen.findByText('빠진 것이 있어서 받아들여지지 않았어요.')).toBeVisible()
    expect(screen.getByLabelText('제목')).toHaveValue('바다 시험')
  })

  it('is closed once it is told how many people are at work, and opened again', async () => {
    const { publish, withdraw } = await open('7', { read: async () => workOf(savedRoom, { state: 'PUBLISHED', isCurrent: true }) })
    await press('시험 닫기')
    expect(await screen.findByText(/^지금 1명이 풀고 있어요/)).toBeVisible()
    expect(withdraw).not.toHaveBeenCalled()
    await press('지금 닫기')
    expect(await screen.findByText('닫았어요. 이미 낸 답은 그대로 있어요.')).toBeVisible()
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(7)
    await press('시험 내기')
    expect(await screen.findByText('시험을 냈어요. 풀 사람에게 보여요.')).toBeVisible()
    expect(publish).toHaveBeenCalledTimes(1)
  })
})

describe('once it has started', () => {
  const published = async () => workOf(savedRoom, { state: 'PUBLISHED', isCurrent: true })
  const times = {
    PLANNED: { startDate: '2026-11-20T12:00:00+09:00', endDate: '2026-11-20T13:00:00+09:00' },
    OPEN: { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T13:00:00+09:00' },
    OVER: { startDate: '2026-11-20T08:00:00+09:00', endDate: '2026-11-20T09:00:00+09:00' },
  } as const
  /** A control of each field that the form has for a room with set times. */
  const controls = {
    title: () => screen.getByLabelText('제목'),
    description: () => screen.getByLabelText('하고 싶은 말'),
    timing: () => screen.getByRole('radio', { name: /내가 시작을 누르면/ }),
    startDate: () => screen.getByLabelText('시작'),
    endDate: () => screen.getByLabelText('끝'),
    scoring: () => screen.getByRole('radio', { name: /ICPC/ }),
    freezeMinutes: () => screen.getByLabelText('끝나기 전에 순위를 가리는 시간(분)'),
    verdicts: () => screen.getByRole('radio', { name: /끝난 뒤에/ }),
    allowsHints: () => screen.getByRole('checkbox', { name: '힌트' }),
    allowsTutor: () => screen.getByRole('checkbox', { name: 'AI 튜터' }),
    languages: () => screen.getByRole('checkbox', { name: '자바' }),
    lateMinutes: () => screen.getByLabelText('늦게 도착해도 받는 시간(분)'),
    audience: () => screen.getByRole('radio', { name: /고른 학생/ }),
    taskList: () => screen.getByRole('button', { name: '문제 담기' }),
  } as const

  it.each(runStates)('each field that can change is open, and no other: %s', async (state) => {
    await open('7', { read: published, run: times[state] })
    await screen.findByLabelText('제목')
    if (state !== 'PLANNED') await screen.findByText(state === 'OPEN' ? /^지금 진행 중인 시험이에요/ : /^끝난 시험이에요/)
    for (const [field, control] of Object.entries(controls)) {
      if (isChangeable(field as keyof typeof controls, state)) expect(control(), field).toBeEnabled()
      else expect(control(), field).toBeDisabled()
    }
  })

  it('a copy is another one without dates, which opens', async () => {
    const { create, address } = await open('7', {
      read: published,
      run: times.OVER,
      create: async () => ({ workId: 8, state: 'DRAFT', updatedDate: first }),
    })
    await press('복사해서 새로 만들기')
    expect(await screen.findByText('복사했어요. 언제 풀지 정하고 내 주세요.')).toBeVisible()
    expect(create).toHaveBeenCalledExactlyOnceWith({ ...savedRoom, title: '바다 시험 (복사)', startDate: null, endDate: null }, undefined)
    await vi.waitFor(() => expect(address()).toBe('/studio/room/8'))
  })

  it('a copy that was refused says why', async () => {
    await open('7', { read: published, create: async () => Promise.reject(refusal(403)) })
    await press('복사해서 새로 만들기')
    expect(await screen.findByText(/선생님만/)).toBeVisible()
  })
})

describe('its tasks', () => {
  it('are taken out at once before they are published, and after a question afterwards', async () => {
    await open('7', { read: async () => workOf(savedRoom, { state: 'PUBLISHED', isCurrent: true }) })
    await press('조개 세기 빼기')
    expect(await screen.findByText(/^지금 1명이 풀고 있어요. 1명이 이 문제에서 모두 100점을 받았어요. 빼고 나서/)).toBeVisible()
    expect(screen.getByLabelText('조개 세기 배점')).toBeInTheDocument()
    await press('빼기')
    await vi.waitFor(() => expect(screen.queryByLabelText('조개 세기 배점')).toBeNull())
  })

  it('are problems alone, each once, in an order that can be changed', async () => {
    const { save } = await open()
    await screen.findByLabelText('조개 세기 배점')
    await press('문제 담기')
    expect(await screen.findByRole('button', { name: /물고기 나누기/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: '블록' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await press('조개 세기 아래로')
    await press('파도 타기 빼기')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1].taskList).toEqual([savedRoom.taskList[0]])
  })

  it('have points, but for ICPC', async () => {
    const { publish } = await open()
    await screen.findByLabelText('조개 세기 배점')
    fill('조개 세기 배점', '')
    expect(screen.getByLabelText('조개 세기 배점')).toHaveValue('')
    await press('시험 내기')
    expect(screen.getAllByText('배점은 1점부터 1000점까지예요.').length).toBeGreaterThan(0)
    expect(publish).not.toHaveBeenCalled()
    await choose('ICPC')
    expect(screen.queryByLabelText('조개 세기 배점')).toBeNull()
    await press('시험 내기')
    expect(await screen.findByText('시험을 냈어요. 풀 사람에게 보여요.')).toBeVisible()
  })
})

describe('its times', () => {
  it('are those of its way, and come back to who only looks at another', async () => {
    const { save } = await open()
    await choose('내가 시작을 누르면')
    expect(screen.queryByLabelText('시작')).toBeNull()
    expect(screen.getByLabelText('푸는 시간(분)')).toHaveValue('40')
    await choose('시간을 정해서 모두 함께')
    expect(screen.getByLabelText('시작')).toHaveValue('2026-11-27T10:00')
    expect(screen.queryByLabelText('푸는 시간(분)')).toBeNull()
    await choose('내가 시작을 누르면')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]).toEqual([7, { ...savedRoom, timing: 'MANUAL', startDate: null, endDate: null, minutes: 40 }, first])
  })

  it.each([
    ['끝', '2026-11-27T09:00', '끝나는 때는 시작하는 때보다 뒤여야 해요.'],
    ['끝', '', '언제 시작하고 언제 끝나는지 골라 주세요.'],
  ])('are told where they cannot be: %s %s', async (label, value, words) => {
    const { publish } = await open()
    await screen.findByLabelText(label)
    fill(label, value)
    await press('시험 내기')
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(publish).not.toHaveBeenCalled()
  })

  it('are asked for in numbers', async () => {
    const { publish } = await open('7', of({ timing: 'MANUAL', startDate: null, endDate: null, minutes: 40 }))
    await screen.findByLabelText('푸는 시간(분)')
    fill('푸는 시간(분)', '한 시간')
    await press('시험 내기')
    expect(screen.getByLabelText('푸는 시간(분)')).toHaveAccessibleDescription('푸는 시간은 1분부터 600분까지예요.')
    expect(publish).not.toHaveBeenCalled()
  })
})

test('rules that decide nothing are not asked for, and those chosen can be taken back', async () => {
  const { save } = await open('7', of({ allowsHints: true, allowsTutor: true, languages: ['C'] }))
  await screen.findByLabelText('제목')
  await choose('끝난 뒤에')
  expect(screen.queryByLabelText('끝나기 전에 순위를 가리는 시간(분)')).toBeNull()
  await tick('힌트')
  await tick('C')
  await press('저장하기')
  await screen.findByText('저장했어요')
  expect(save.mock.calls[0]?.[1]).toMatchObject({ verdicts: 'AT_END', allowsHints: false, allowsTutor: true, languages: [] })
})
