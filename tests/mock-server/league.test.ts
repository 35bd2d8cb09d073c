import { describe, expect, test } from 'vitest'
import { demoPage, memoryStore } from './demo.ts'
import type { LeagueMember } from '../../src/domain/league.ts'

type Store = ReturnType<typeof memoryStore>

const page = (persona: string, store: Store = memoryStore(), query = '') => demoPage(`persona=${persona}${query}`, store)
const membersOf = async (persona: string, store?: Store, query?: string): Promise<readonly LeagueMember[]> =>
  (await page(persona, store, query).json('users/me/league')).league.memberList
const clap = async (persona: string, store: Store, userId: unknown, query?: string) =>
  (await page(persona, store, query).call(`users/me/league/members/${String(userId)}/clap`, 'PUT', {})).status
const idOf = async (persona: string) => (await page(persona).json('users/me')).userId

describe('the league of the week', () => {
  test.each(['main', 'haeon'])('has twenty learners on %s, who have gained what the ranking of the week says', async (channel) => {
    const query = `&channel=${channel}`
    const members = await membersOf('learner', memoryStore(), query)
    expect(members).toHaveLength(20)
    expect(new Set(members.map(({ userId }) => userId)).size).toBe(20)
    const ranks = channel === 'main' ? 'users/ranks' : 'channels/members/ranks'
    const gains = new Map<unknown, number>()
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { rankingList } = await page('learner', memoryStore(), query).json(`${ranks}?period=WEEK&page=${number}`)
      for (const { user, gained } of rankingList) gains.set(user.userId, gained)
    }
    for (const { userId, gained } of members) expect(gains.get(userId) ?? 0, String(userId)).toBe(gained)
  })

  test('puts learners of one’s own classes first', async () => {
    const members = await membersOf('learner', memoryStore(), '&channel=haeon')
    expect(members.slice(1).some(({ isClassmate }) => isClassmate)).toBe(true)
    const kinds = members.slice(1).map(({ isClassmate }) => isClassmate)
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('has moved with the weeks that the viewer has learnt, and not for who is new', async () => {
    const { league } = await page('learner').json('users/me/league')
    expect(league.lastWeek).toMatchObject({ memberCount: 20 })
    expect(league.lastWeek.gained).toBeGreaterThan(0)
    expect((await page('newcomer').json('users/me/league')).league).toMatchObject({ step: 1, lastWeek: null })
  })

  test('is not for those who teach, and not for guests', async () => {
    expect((await page('teacher').call('users/me/league')).status).toBe(403)
    expect(await clap('teacher', memoryStore(), 1)).toBe(403)
    expect((await page('guest').call('users/me/league')).status).toBe(401)
    expect(await clap('guest', memoryStore(), 1)).toBe(401)
    expect((await page('learner', memoryStore(), '&content=empty').json('users/me/league')).league).toBeNull()
  })
})

describe('a clap', () => {
  test('reaches the bell of who is meant, once a day however often it is sent', async () => {
    const store = memoryStore()
    const [learner, newcomer] = [await idOf('learner'), await idOf('newcomer')]
    const isClapped = async (query?: string) =>
      (await membersOf('learner', store, query)).find(({ userId }) => userId === newcomer)?.isClapped
    expect(await isClapped()).toBe(false)
    expect(await clap('learner', store, newcomer)).toBe(204)
    expect(await clap('learner', store, newcomer)).toBe(204)
    expect(await isClapped()).toBe(true)
    const claps = async (query?: string) =>
      (await page('newcomer', store, query).json('users/me/notifications?page=1')).notificationList.filter(
        ({ kind }: { kind: string }) => kind === 'CLAP',
      )
    expect(await claps()).toMatchObject([{ nickname: '하늘', isRead: false }])
    const tomorrow = `&at=${encodeURIComponent('2026-11-21T09:00:00+09:00')}`
    expect(await isClapped(tomorrow)).toBe(false)
    expect(await clap('learner', store, newcomer, tomorrow)).toBe(204)
    expect(await claps(tomorrow)).toHaveLength(2)
    expect(await clap('learner', store, learner)).toBe(404)
    expect(await clap('learner', store, 999_999)).toBe(404)
  })
})
