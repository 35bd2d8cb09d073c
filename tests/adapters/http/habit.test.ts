import { expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpHabitRepository } from '../../../src/adapters/http/habit.ts'
import { dailyGoals } from '../../../src/domain/habit.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const whole = {
  streakDays: 200,
  includesToday: true,
  isRestUsed: 'N',
  goal: { unit: 'MINUTE', target: 10 },
  solvedToday: 2,
  minutesToday: 12,
}

function answering(answer: unknown) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return request.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json(answer)
  }
  const client = createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' })
  return { requests, habits: httpHabitRepository(client, recordingLog()) }
}

it('days in a row and the goal are read as they are told', async () => {
  const { habits, requests } = answering(whole)
  expect(await habits.read()).toEqual({
    streak: { days: 200, includesToday: true, isRestUsed: false },
    goal: dailyGoals[3],
    solvedToday: 2,
    minutesToday: 12,
  })
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['GET', '/product/v1/users/me/habit']])
})

it.each([null, { unit: 'PROBLEM', target: 40 }, { unit: 'PAGE', target: 1 }, 'much'])(
  'a goal that nobody can set is the first one: %j',
  async (goal) => {
    expect(await answering({ ...whole, goal }).habits.read()).toMatchObject({ goal: dailyGoals[0] })
  },
)

it.each([{}, { ...whole, streakDays: -1 }, { ...whole, streakDays: null }, { ...whole, includesToday: null }])(
  'days in a row are never made up: %j',
  async (answer) => {
    await expect(answering(answer).habits.read()).rejects.toMatchObject({ name: 'ShapeError' })
  },
)

it('is nothing where the backend has no such call, without a word in the log; any other failure is one', async () => {
  const log = recordingLog()
  const habitsOver = (status: number) => {
    const fetch = async () => Response.json({ message: 'no' }, { status })
    return httpHabitRepository(createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' }), log)
  }
  expect(await habitsOver(404).read()).toBeNull()
  expect(log.events).toEqual([])
  await expect(habitsOver(500).read()).rejects.toMatchObject({ status: 500 })
  expect(log.events).toMatchObject([{ kind: 'call-failed', call: 'users/me/habit' }])
})

it('a goal is one PUT', async () => {
  const { habits, requests } = answering(whole)
  await habits.setGoal(dailyGoals[2])
  expect([requests[0]?.method, new URL(requests[0]?.url ?? '').pathname, await requests[0]?.json()]).toEqual([
    'PUT',
    '/product/v1/users/me/goal',
    { unit: 'PROBLEM', target: 3 },
  ])
})
