import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { dailyGoals, type StudyHabit } from '../../../src/domain/habit.ts'
import { Week } from '../../../src/ui/habit/Week.tsx'
import { aHabit } from '../../fakes/aHabit.ts'
import { openHabit } from './openHabit.tsx'

/** A Friday. */
const today = '2026-11-20'
const days = ['2026-11-16', '2026-11-17', '2026-11-19'].map((date, at) => ({ date, count: at + 1 }))
const week = <Week days={days} today={today} />

describe('the week', () => {
  test('is a table by days, with the day of rest and what is still open', async () => {
    openHabit(week, aHabit({ streak: { includesToday: false, isRestUsed: true } }))
    const table = await screen.findByRole('table', { name: '이번 주에 날마다 배운 것' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['월', '화', '수', '목', '금', '토', '일'])
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).toEqual(['1번', '2번', '쉼', '3번', '오늘', '', '']),
    )
  })

  test.each([
    [{ includesToday: false, isRestUsed: true }, '오늘 하나만 배우면 이어져요.'],
    [{ isRestUsed: true }, '이번 주에 하루 쉬었어요. 일요일까지 더 쉬지 않으면 이어져요.'],
    [{}, '이번 주에는 아직 쉬지 않았어요.'],
    [{ days: 0, includesToday: false }, '문제 하나만 풀어도 오늘이 첫날이 돼요.'],
  ])('says what keeps the days together: %j', async (streak, text) => {
    openHabit(week, aHabit({ streak }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('월요일부터 일요일까지 하루는 쉬어도 이어져요.')).toBeVisible()
  })

  test('stays without days in a row and goal where the backend does not know them', async () => {
    openHabit(week, new Error('404'))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('the goal of a day', () => {
  test('is set by the learner, and shown at once', async () => {
    let habit: StudyHabit = aHabit()
    const setGoal = vi.fn(async (goal: StudyHabit['goal']) => void (habit = { ...habit, goal }))
    openHabit(week, habit, { read: async () => habit, setGoal })
    const group = within(await screen.findByRole('group', { name: '하루 목표' }))
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['1문제', '2문제', '3문제', '10분'])
    expect(group.getByRole('radio', { name: '2문제' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: '10분' }))
    expect(setGoal).toHaveBeenCalledExactlyOnceWith(dailyGoals[3])
    expect(await screen.findByText('오늘 목표 4/10분')).toBeVisible()
    await waitFor(() => expect(group.getByRole('radio', { name: '10분' })).toBeChecked())
  })

  test('stays as it was when it could not be set, and says so', async () => {
    openHabit(week, aHabit(), { setGoal: () => Promise.reject(new Error('500')) })
    await userEvent.click(await screen.findByRole('radio', { name: '1문제' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('목표를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.')
    expect(screen.getByRole('radio', { name: '2문제' })).toBeChecked()
  })
})
