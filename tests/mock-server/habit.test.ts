import { describe, expect, it } from 'vitest'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { studyHabit } from '../../mock-server/world/habit.ts'
import { weeklyRanking } from '../../mock-server/world/weeklyRanking.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { createHttpClient } from '../../src/adapters/http/client.ts'
import { httpHabitRepository } from '../../src/adapters/http/habit.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { dailyGoals } from '../../src/domain/habit.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoAddress, demoWorld } from './demo.ts'

const seoul = '2026-11-20T10:00:00+09:00'

/** The learner's habit at a moment, after days on which something was studied at noon in Seoul. */
function habitAfter(dates: readonly string[], at = seoul) {
  const { world, server } = demoWorld(`persona=newcomer&content=empty&at=${encodeURIComponent(at)}`)
  for (const [contentId, date] of dates.entries()) {
    server.schema.create('studyLog', {
      type: 'VIDEO',
      title: '영상',
      contentKey: 'videoId',
      contentId,
      updatedDate: new Date(`${date}T12:00:00+09:00`).toISOString(),
    })
  }
  return studyHabit(world, server.schema)
}

const row = (until: string, count: number) => Array.from({ length: count }, (_, ago) => addDays(until, -ago))

describe('the habit of the demo', () => {
  it('counts 200 days in a row, and one more each day, over Sunday too', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((date, more) =>
      habitAfter(row(date, 200 + more), `${date}T20:00:00+09:00`),
    )
    expect(days).toMatchObject([200, 201, 202, 203, 204].map((streakDays) => ({ streakDays, includesToday: true })))
  })

  it('begins a new day at midnight in Seoul, where Los Angeles has seven in the morning', () => {
    const days = row('2026-11-19', 5)
    expect(habitAfter(days, '2026-11-19T06:59:00-08:00')).toMatchObject({ streakDays: 5, includesToday: true })
    expect(habitAfter(days, '2026-11-19T07:01:00-08:00')).toMatchObject({ streakDays: 5, includesToday: false })
  })

  it('forgives a day of the week', () => {
    const days = row('2026-11-20', 6).filter((date) => date !== '2026-11-18')
    expect(habitAfter(days)).toMatchObject({ streakDays: 5, isRestUsed: true })
  })

  it('counts what was solved today, and the minutes between what was done', () => {
    const { world, server } = demoWorld(`persona=newcomer&content=empty&at=${encodeURIComponent(seoul)}`)
    const earned = (contentId: number, earnedDate: string) =>
      server.schema.create('earning', { type: 'PROBLEM', contentId, point: 10, experience: 20, earnedDate, studied: null })
    earned(1, '2026-11-19T14:59:00.000Z')
    earned(2, '2026-11-20T00:30:00.000Z')
    const draft = {
      problemId: 2,
      language: 'PYTHON',
      code: '',
      createdDate: '2026-11-20T00:22:00.000Z',
      updatedDate: '2026-11-20T00:29:00.000Z',
    }
    server.schema.create('problemDraft', draft)
    server.schema.create('problemDraft', {
      ...draft,
      problemId: 3,
      createdDate: '2026-11-20T00:45:00.000Z',
      updatedDate: '2026-11-20T00:48:30.000Z',
    })
    expect(studyHabit(world, server.schema)).toMatchObject({ solvedToday: 1, minutesToday: 11 })
  })
})

describe('what each persona has learnt before the demo', () => {
  it.each(['newcomer', 'pending'])('is nothing for the %s: the first success makes the first day', (persona) => {
    const { world, server } = demoWorld(`persona=${persona}`)
    expect(studyHabit(world, server.schema)).toMatchObject({ streakDays: 0, includesToday: false, solvedToday: 0, minutesToday: 0 })
    const earnedDate = world.present().toISOString()
    server.schema.create('earning', { type: 'PROBLEM', contentId: 1, point: 10, experience: 20, earnedDate, studied: null })
    expect(studyHabit(world, server.schema)).toMatchObject({ streakDays: 1, includesToday: true, solvedToday: 1 })
  })

  const weekOfDays = Array.from({ length: 7 }, (_, ahead) => addDays('2026-11-16', ahead))
  it.each(['learner', 'teacher', 'operator', 'enterprise', 'premium'])('ends yesterday for the %s, on each day of a week', (persona) => {
    for (const date of weekOfDays) {
      const { world, server } = demoWorld(`persona=${persona}&at=${encodeURIComponent(`${date}T08:00:00+09:00`)}`)
      expect(studyHabit(world, server.schema), date).toMatchObject({
        streakDays: 12,
        includesToday: false,
        solvedToday: 0,
        minutesToday: 0,
      })
    }
  })
})

describe('the ranking of the week', () => {
  const ownOf = (at: string) => {
    const { world, server } = demoWorld(`persona=newcomer&content=empty&at=${encodeURIComponent(at)}`)
    const earnedDate = '2026-11-22T14:58:00.000Z'
    server.schema.create('earning', { type: 'PROBLEM', contentId: 1, point: 10, experience: 20, earnedDate, studied: null })
    return weeklyRanking(world, server.schema, [aRankingEntry(1)], 1).entries
  }

  it('counts what was gained on Sunday until 24:00 in Seoul, where Los Angeles has seven in the morning', () => {
    expect(ownOf('2026-11-22T06:59:00-08:00')).toMatchObject([{ rank: 1, gained: 20 }])
    expect(ownOf('2026-11-22T07:01:00-08:00')).toEqual([])
  })
})

describe('the port of habits', () => {
  const open = (view: string) => {
    const server = startMockServer(demoAddress(`latency=0&at=${encodeURIComponent(seoul)}&${view}`), {
      product: 'product',
      paths: apiPaths,
    })
    const client = createHttpClient({ fetch: (request) => server.fetch(request), apiOrigin: 'http://localhost', product: 'product' })
    return { client, habits: httpHabitRepository(client, recordingLog()) }
  }

  it('has a goal that is kept once it is set', async () => {
    const { habits } = open('persona=learner')
    expect(await habits.read()).toMatchObject({ goal: dailyGoals[1], solvedToday: 0, streak: { days: 12, includesToday: false } })
    await habits.setGoal(dailyGoals[3])
    await habits.setGoal(dailyGoals[2])
    expect(await habits.read()).toMatchObject({ goal: dailyGoals[2] })
  })

  it('begins with one problem a day', async () => {
    expect(await open('persona=newcomer').habits.read()).toMatchObject({ goal: dailyGoals[0] })
  })

  it('is no guest’s', async () => {
    const { habits } = open('persona=guest')
    await expect(habits.read()).rejects.toMatchObject({ status: 401 })
    await expect(habits.setGoal(dailyGoals[0])).rejects.toMatchObject({ status: 401 })
  })

  it('takes no other goal', async () => {
    await expect(open('persona=learner').client.put('users/me/goal', { unit: 'PROBLEM', target: 9 })).rejects.toMatchObject({ status: 400 })
  })
})
