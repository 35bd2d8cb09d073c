import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aSchedule } from '../../../domain/course-class/aSchedule.ts'
import { openClass, times } from './openClass.tsx'

describe('when a class meets', () => {
  test('its days, its time, how often, from when to when, and the next dates [S-158]', async () => {
    await openClass({ schedules: async () => [aSchedule({ fromDate: '2026-10-06', untilDate: '2027-02-25' })] })
    const part = await times()
    expect(part.getByRole('listitem')).toHaveTextContent('매주 화·목요일 오후 6시~7시10월 6일부터 2027년 2월 25일까지')
    expect(part.getByText('11월 24일 (화) 오후 6시~7시')).toBeVisible()
    expect(part.getByText(/11월 26일 \(목\), 12월 1일 \(화\), 12월 3일 \(목\)/)).toBeVisible()
    expect(part.getByRole('timer')).toHaveTextContent('D-4')
  })

  test('the platform’s own name for a way to repeat comes first', async () => {
    await openClass({ repeats: async () => [{ repeatType: 'WEEKLY', name: '주마다' }] })
    expect((await times()).getByText('주마다')).toBeVisible()
  })

  test('within the hour: how long until then, in minutes and seconds', async () => {
    await openClass({ now: '2026-11-24T17:47:55+09:00' })
    expect((await times()).getByRole('timer')).toHaveTextContent('12:05 뒤 시작해요')
  })

  test('for those who want less motion: in minutes, which tick no second', async () => {
    document.documentElement.dataset['motionPreference'] = 'reduce'
    await openClass({ now: '2026-11-24T17:47:55+09:00' })
    expect((await times()).getByRole('timer')).toHaveTextContent('13분 뒤 시작해요')
  })
  afterEach(() => delete document.documentElement.dataset['motionPreference'])

  test('what is going on is said to go on', async () => {
    await openClass({ now: '2026-11-24T18:30:00+09:00' })
    expect((await times()).getByText('지금 수업 중이에요')).toBeVisible()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })

  test('a day on which it does not meet after all is named', async () => {
    await openClass({ schedules: async () => [aSchedule({ skippedDates: ['2026-11-24', '2026-11-17'] })] })
    const part = await times()
    expect(part.getByText('11월 24일 (화)은 쉬어요')).toBeVisible()
    expect(part.queryByText(/17일/)).not.toBeInTheDocument()
    expect(part.getByText('11월 26일 (목) 오후 6시~7시')).toBeVisible()
  })

  test('who lives by another clock reads Korean time, and their own beside it', async () => {
    await openClass({ timeZone: 'America/New_York' })
    expect((await times()).getByText(/모든 시간은 한국 시간이에요. 지금 계신 곳에서는 11월 24일 \(화\) 오전 4시에 시작해요./)).toBeVisible()
    expect((await times()).getByText('11월 24일 (화) 오후 6시~7시')).toBeVisible()
  })

  test('who lives by Seoul’s is told nothing of it, whatever their zone is called', async () => {
    await openClass({ timeZone: 'Asia/Tokyo' })
    expect((await times()).queryByText(/한국 시간/)).not.toBeInTheDocument()
  })

  test('a class that is over says so, still tells when it was, and offers no dates to strangers', async () => {
    await openClass({ schedules: async () => [aSchedule({ fromDate: '2026-10-06', untilDate: '2026-10-29' })] })
    const part = await times()
    expect(part.getByText('모든 수업이 끝났어요')).toBeVisible()
    expect(part.getByText('10월 6일부터 10월 29일까지')).toBeVisible()
    expect(screen.queryByRole('link', { name: '수업 날짜 신청' })).not.toBeInTheDocument()
  })

  test('a class without dates says how they come about', async () => {
    await openClass({ schedules: async () => [] })
    expect((await times()).getByText('날짜와 시간은 신청한 뒤 선생님과 함께 정해요.')).toBeVisible()
  })

  test.each([
    ['and ends with its day', (fromDate: string) => fromDate],
    ['and says no end', () => null],
  ])('what was agreed on once %s is named by its date, once, and gone when it is past', async (_, endOf) => {
    const once = (scheduleId: number, fromDate: string) =>
      aSchedule({ scheduleId, repeatType: 'ONCE', weekdays: [5], fromDate, untilDate: endOf(fromDate) })
    await openClass({ schedules: async () => [once(1, '2026-11-13'), once(2, '2026-11-27'), once(3, '2026-12-04')] })
    expect((await times()).getByText('11월 27일 (금) 오후 6시~7시')).toBeVisible()
    const rows = (await times()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['한 번 12월 4일 (금) 오후 6시~7시'])
  })
})
