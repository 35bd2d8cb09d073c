import { describe, expect, it } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import {
  type ClaimCommand,
  type ClaimOutcome,
  makeClaimQuestReward,
  makeQuestPrompt,
  type QuestReward,
} from '../../src/application/quest.ts'
import type { Id } from '../../src/domain/id.ts'
import type { UserQuest } from '../../src/domain/quest.ts'
import { attendance, mainQuest, subQuest, welcome } from '../domain/quest/aQuest.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { memoryStore } from '../fakes/memoryStore.ts'

const all: ClaimCommand = { kind: 'all' }
const one = ({ userQuestId }: UserQuest): ClaimCommand => ({ kind: 'one', userQuestId })

/** Fakes a backend that records its calls; the test answers each of them. */
function atDesk() {
  const calls: (Id | readonly Id[])[] = []
  const answers: { resolve(reward: QuestReward): void; reject(error: Error): void }[] = []
  const take = (wanted: Id | readonly Id[]) => {
    calls.push(wanted)
    return new Promise<QuestReward>((resolve, reject) => void answers.push({ resolve, reject }))
  }
  const claim = makeClaimQuestReward({ quests: { list: () => Promise.reject(new Error('not asked for')), claim: take, claimAll: take } })
  return {
    calls,
    claim,
    give: (rewardCount: number) => answers.shift()?.resolve({ rewardCount }),
    refuse: () => answers.shift()?.reject(new CallError('refused', { kind: 'status', status: 403 })),
  }
}

describe('claiming the reward of one quest', () => {
  it('takes one call with its id as given, and tells the reward [S-286]', async () => {
    const { calls, claim, give } = atDesk()
    const quest = subQuest({ clear: true })
    const outcome = claim(one(quest), () => [quest])
    give(50)
    expect(await outcome).toEqual({ kind: 'claimed', rewardCount: 50, userQuestIds: [quest.userQuestId] } satisfies ClaimOutcome)
    expect(calls).toEqual([quest.userQuestId])
  })

  it.each([
    ['not cleared', welcome()],
    ['no longer being performed', mainQuest({ clear: true, state: 'REWARDED' })],
  ])('a quest that is %s is not asked for [S-166] [A-42] [A-44]', async (_, quest) => {
    const { calls, claim } = atDesk()
    expect(await claim(one(quest), () => [quest])).toEqual({ kind: 'nothingToClaim' })
    expect(calls).toEqual([])
  })

  it('a quest that is gone by now is not asked for [F-087]', async () => {
    const { calls, claim } = atDesk()
    expect(await claim(one(subQuest({ clear: true })), () => [])).toEqual({ kind: 'nothingToClaim' })
    expect(calls).toEqual([])
  })
})

describe('claiming all', () => {
  it('takes one call for every sub quest that is performing and cleared [S-193] [S-287]', async () => {
    const { calls, claim, give } = atDesk()
    const [first, second] = [subQuest({ clear: true }), attendance()]
    const outcome = claim(all, () => [mainQuest({ clear: true }), first, subQuest(), second])
    give(130)
    expect(await outcome).toMatchObject({ kind: 'claimed', rewardCount: 130 })
    expect(calls).toEqual([[first.userQuestId, second.userQuestId]])
  })

  it('without a cleared sub quest there is nothing to claim, and no call [S-193] [S-292] [F-088]', async () => {
    const { calls, claim } = atDesk()
    expect(await claim(all, () => [subQuest(), subQuest(), mainQuest({ clear: true })])).toEqual({ kind: 'nothingToClaim' })
    expect(calls).toEqual([])
  })

  it('asks for the quests as they are at the moment of the claim [F-087]', async () => {
    const { calls, claim, give } = atDesk()
    let quests: readonly UserQuest[] = [subQuest()]
    const newest = () => quests
    const late = subQuest({ clear: true })
    quests = [late]
    const outcome = claim(all, newest)
    give(1)
    await outcome
    expect(calls).toEqual([[late.userQuestId]])
  })
})

describe('a claim whose answer is lost', () => {
  const quest = subQuest({ clear: true })
  const other = subQuest({ clear: true })
  const claimWith = (list: () => Promise<readonly UserQuest[]>, error: Error, command = one(quest)) => {
    const refuse = () => Promise.reject(error)
    return makeClaimQuestReward({ quests: { list, claim: refuse, claimAll: refuse } })(command, () => [quest, other])
  }
  const lost = new CallError('lost', { kind: 'network' })

  it.each([
    ['is gone from the list', []],
    ['is rewarded there', [{ ...quest, state: 'REWARDED' }]],
  ] as const)('was credited where the quest %s [F-084]', async (_, list) => {
    const outcome = await claimWith(async () => list, lost)
    expect(outcome).toEqual({ kind: 'claimed', rewardCount: null, userQuestIds: [quest.userQuestId] } satisfies ClaimOutcome)
  })

  it('failed where the quest can still be claimed', async () => {
    expect(await claimWith(async () => [quest], lost)).toEqual({ kind: 'failed' })
  })

  it('may have been credited where the quests cannot be read either', async () => {
    for (const command of [one(quest), all]) expect(await claimWith(() => Promise.reject(lost), lost, command)).toEqual({ kind: 'unknown' })
    const broken = new CallError('broken', { kind: 'status', status: 502 })
    expect(await claimWith(() => Promise.reject(broken), broken)).toEqual({ kind: 'unknown' })
  })

  it('of all quests failed where one of them can still be claimed', async () => {
    expect(await claimWith(async () => [other], lost, all)).toEqual({ kind: 'failed' })
    expect(await claimWith(async () => [], lost, all)).toMatchObject({ kind: 'claimed' })
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'alreadyClaimed'],
    [409, 'alreadyClaimed'],
  ])('says what %d means', async (status, kind) => {
    const refused = new CallError('refused', { kind: 'status', status })
    for (const command of [one(quest), all]) expect(await claimWith(async () => [], refused, command)).toEqual({ kind })
  })

  it('was not lost where the server refused', async () => {
    const refused = new CallError('refused', { kind: 'status', status: 403 })
    for (const list of [async () => [], () => Promise.reject(lost)]) expect(await claimWith(list, refused)).toEqual({ kind: 'failed' })
  })
})

describe('one claim at a time in the whole app', () => {
  it('a second claim of any kind while one is running takes no call [S-194] [A-51] [F-082]', async () => {
    const { calls, claim, give } = atDesk()
    const quests = [subQuest({ clear: true }), subQuest({ clear: true })] as const
    const first = claim(one(quests[0]), () => quests)
    expect(await claim(one(quests[0]), () => quests)).toEqual({ kind: 'alreadyClaiming' })
    expect(await claim(one(quests[1]), () => quests)).toEqual({ kind: 'alreadyClaiming' })
    expect(await claim(all, () => quests)).toEqual({ kind: 'alreadyClaiming' })
    give(10)
    expect(await first).toMatchObject({ kind: 'claimed' })
    expect(calls).toHaveLength(1)
  })

  it('a claim that fails is told, is not made again by itself, and gives way to the next [S-291] [A-50] [F-084]', async () => {
    const { calls, claim, give, refuse } = atDesk()
    const quest = subQuest({ clear: true })
    const first = claim(one(quest), () => [quest])
    refuse()
    expect(await first).toEqual({ kind: 'failed' })
    expect(calls).toHaveLength(1)
    const second = claim(one(quest), () => [quest])
    give(10)
    expect(await second).toMatchObject({ kind: 'claimed' })
    expect(calls).toHaveLength(2)
  })

  it('finding nothing to claim does not stand in the way of the next', async () => {
    const { claim, give } = atDesk()
    await claim(all, () => [])
    const quest = subQuest({ clear: true })
    const next = claim(all, () => [quest])
    give(10)
    expect(await next).toMatchObject({ kind: 'claimed' })
  })
})

const key = 'questPopupHiddenDate'
const quests = [attendance(), subQuest({ clear: true })]

const morning = '2026-11-20T10:00:00+09:00'

describe('the quest that offers itself', () => {
  it('is the one of the pick order [S-167] [S-168]', () => {
    const main = welcome()
    expect(makeQuestPrompt({ store: memoryStore(), clock: fakeClock(morning) }).pickOnce([...quests, main])).toBe(main)
    expect(makeQuestPrompt({ store: memoryStore(), clock: fakeClock(morning) }).pickOnce(quests)).toBe(quests[0])
  })

  it('does so once in a session, and again in the next [S-172] [A-48]', () => {
    const setup = { store: memoryStore(), clock: fakeClock(morning) }
    const offer = makeQuestPrompt(setup)
    expect([offer.pickOnce(quests), offer.pickOnce(quests)]).toEqual([quests[0], null])
    expect(makeQuestPrompt(setup).pickOnce(quests)).toBe(quests[0])
    expect(setup.store.stored.size).toBe(0)
  })

  it('without a candidate nothing is offered, and nothing later in the session either [S-171] [F-077]', () => {
    const offer = makeQuestPrompt({ store: memoryStore(), clock: fakeClock(morning) })
    expect([offer.pickOnce([subQuest()]), offer.pickOnce(quests)]).toEqual([null, null])
  })

  it.each([
    ['Asia/Seoul', '2026-11-20T14:59:59Z', '2026-11-20', '2026-11-20T15:00:00Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20', '2026-11-21T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20', '2026-11-20T10:00:00Z'],
  ])(
    'dismissed at the last second of the day in %s it returns at midnight there [S-173] [S-174] [S-175] [S-326] [A-46] [F-078]',
    (zone, last, date, midnight) => {
      const setup = { store: memoryStore(), clock: fakeClock(last, zone) }
      const offer = makeQuestPrompt(setup)
      offer.pickOnce(quests)
      offer.hideToday()
      expect(setup.store.stored.get(key)).toBe(date)
      expect(makeQuestPrompt(setup).pickOnce(quests)).toBeNull()
      setup.clock.set(midnight)
      expect(offer.pickOnce(quests), 'not in the page that is open').toBeNull()
      expect(makeQuestPrompt(setup).pickOnce(quests)).toBe(quests[0])
    },
  )

  it.each(['', 'true', '2026-11-21', '20/11/2026'])('a stored date of “%s” hides nothing [A-46] [F-071]', (stored) => {
    const offer = makeQuestPrompt({ store: memoryStore({ [key]: stored }), clock: fakeClock(morning) })
    expect(offer.pickOnce(quests)).toBe(quests[0])
  })
})
