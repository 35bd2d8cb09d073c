import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { dailyGoals, type StudyHabit } from '../../../src/domain/habit.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { HabitGain } from '../../../src/ui/habit/HabitGain.tsx'
import { HabitLine } from '../../../src/ui/habit/HabitLine.tsx'
import { StreakLink } from '../../../src/ui/habit/StreakLink.tsx'
import { aHabit } from '../../fakes/aHabit.ts'
import { openHabit } from './openHabit.tsx'

describe('the flame in the header', () => {
  test.each([
    [aHabit(), '연속 학습 11일째', '11'],
    [aHabit({ streak: { days: 1_200 } }), '연속 학습 1,200일째', '1,200'],
    [aHabit({ streak: { includesToday: false } }), '연속 학습 11일째, 오늘은 아직이에요', '11'],
    [aHabit({ streak: { days: 0, includesToday: false } }), '연속 학습, 오늘부터 시작해요', '0'],
  ])('leads to the page of one’s own and says how many days it burns: %#', async (habit, name, number) => {
    openHabit(<StreakLink />, habit)
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', '/my')
    expect(link).toHaveTextContent(number)
  })
})

describe('the line of the user’s card', () => {
  test.each([
    [aHabit(), '11일째 오늘 목표 1/2'],
    [aHabit({ goal: dailyGoals[3] }), '11일째 오늘 목표 4/10분'],
    [aHabit({ solvedToday: 5 }), '11일째 오늘 목표 2/2'],
    [aHabit({ streak: { days: 0, includesToday: false }, solvedToday: 0 }), '오늘이 첫날이에요 오늘 목표 0/2'],
  ])('has days and the day’s goal: %#', async (habit, text) => {
    openHabit(<HabitLine />, habit)
    expect(await screen.findByRole('link')).toHaveTextContent(text)
  })
})

describe('at the end of a problem', () => {
  test('the day that it makes is told, and the bar grows when the answer comes', async () => {
    const answers: StudyHabit[] = [aHabit({ streak: { days: 10, includesToday: false } }), aHabit({ solvedToday: 2 })]
    const { client } = openHabit(<HabitGain />, aHabit(), { read: async () => answers.shift() ?? aHabit({ solvedToday: 2 }) })
    const bar = await screen.findByRole('progressbar', { name: '하루 목표' })
    expect(bar).toHaveAttribute('aria-valuetext', '오늘 목표 1/2')
    expect(screen.queryByText(/일째!/)).not.toBeInTheDocument()
    await client.invalidateQueries({ queryKey: ['habit'] })
    expect(await screen.findByText('11일째!')).toBeVisible()
    expect(bar).toHaveAttribute('aria-valuetext', '오늘 목표 2/2')
    expect(screen.getByText('오늘 목표 2/2')).toBeVisible()
  })
})

describe.each([
  ['the flame', <StreakLink key="flame" />],
  ['the line', <HabitLine key="line" />],
  ['the gain', <HabitGain key="gain" />],
])('%s', (_, part) => {
  test.each([
    ['the backend keeps none', () => Promise.resolve(null)],
    ['the call fails', () => Promise.reject(new CallError('400', { kind: 'status', status: 400 }))],
  ])('is not there where %s', async (_where, answer) => {
    const read = vi.fn(answer)
    openHabit(part, aHabit(), { read })
    await waitFor(() => expect(read).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByText(/오늘 목표|11/)).not.toBeInTheDocument())
  })

  test('asks nothing for a guest', async () => {
    const read = vi.fn(async () => aHabit())
    const { client } = openHabit(part, aHabit(), { as: guest, read })
    await waitFor(() => expect(client.getQueryData(['viewer'])).toBeDefined())
    expect(read).not.toHaveBeenCalled()
    expect(screen.queryByText(/오늘 목표|11/)).not.toBeInTheDocument()
  })
})
