import { describe, expect, it } from 'vitest'
import { type EnterOutcome, makeEnterMeeting, type MeetingRequest } from '../../src/application/meeting.ts'
import type { Meeting } from '../../src/domain/course-class/meeting.ts'
import type { Id } from '../../src/domain/id.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const meeting: Meeting = {
  meetingId: 'm/1',
  title: '수업',
  startsAt: '2026-11-24T18:00:00+09:00',
  endsAt: '2026-11-24T19:00:00+09:00',
}

function atDoor(answer: () => Promise<string>, now = '2026-11-24T17:55:00+09:00') {
  const calls: [Id, MeetingRequest][] = []
  const enter = makeEnterMeeting({
    clock: fakeClock(now),
    meetings: {
      list: () => Promise.reject(new Error('not asked for')),
      enter: (courseClassId, request) => {
        calls.push([courseClassId, request])
        return answer()
      },
    },
  })
  return { calls, enter: () => enter('c/1', meeting) }
}
const room = async () => 'https://meet.test/room'

describe('entering a meeting', () => {
  it('takes one call and leads to its address, ten minutes early at the earliest [S-235]', async () => {
    const { calls, enter } = atDoor(room)
    expect(await enter()).toEqual({ kind: 'entered', url: 'https://meet.test/room' } satisfies EnterOutcome)
    expect(calls).toEqual([['c/1', { meetingId: 'm/1' }]])
  })

  it.each<[string, EnterOutcome]>([
    ['2026-11-24T17:49:59+09:00', { kind: 'notOpen', opensAt: new Date('2026-11-24T17:50:00+09:00') }],
    ['2026-11-24T19:00:00+09:00', { kind: 'over' }],
  ])('is not asked for at %s, when the door is shut', async (now, outcome) => {
    const { calls, enter } = atDoor(room, now)
    expect(await enter()).toEqual(outcome)
    expect(calls).toEqual([])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '', 'https://ours@evil.test/'])(
    'leads nowhere when the address is %j [F-054]',
    async (url) => {
      expect(await atDoor(async () => url).enter()).toEqual({ kind: 'failed' })
    },
  )

  it.each<[Error, EnterOutcome['kind']]>([
    [refusal(401), 'signInFirst'],
    [refusal(403), 'refused'],
    [refusal(404), 'refused'],
    [refusal(409), 'refused'],
    [refusal(410), 'refused'],
    [refusal(500), 'failed'],
    [lostConnection(), 'failed'],
    [new Error('?'), 'failed'],
  ])('with %s ends in %s', async (error, kind) => {
    expect(await atDoor(() => Promise.reject(error)).enter()).toEqual({ kind })
  })

  it('a second press while the first is under way makes no second call [F-082]', async () => {
    let arrive = (_url: string) => {}
    const { calls, enter } = atDoor(() => new Promise((resolve) => void (arrive = resolve)))
    const first = enter()
    expect(await enter()).toEqual({ kind: 'alreadyEntering' })
    arrive('/meeting/room/1')
    expect(await first).toEqual({ kind: 'entered', url: '/meeting/room/1' })
    expect(calls).toHaveLength(1)
  })
})
