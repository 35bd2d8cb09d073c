import { describe, expect, it } from 'vitest'
import { makeQuestOffer } from '../../../src/application/quest/questOffer.ts'
import { attendance, subQuest, welcome } from '../../domain/quest/aQuest.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'

const key = 'questPopupHiddenDate'
const quests = [attendance(), subQuest({ clear: true })]

const morning = '2026-11-20T10:00:00+09:00'

describe('the quest that offers itself', () => {
  it('is the one of the pick order [S-167] [S-168]', () => {
    const main = welcome()
    expect(makeQuestOffer({ store: memoryStore(), clock: fakeClock(morning) }).take([...quests, main])).toBe(main)
    expect(makeQuestOffer({ store: memoryStore(), clock: fakeClock(morning) }).take(quests)).toBe(quests[0])
  })

  it('does so once in a session, and again in the next [S-172] [A-48]', () => {
    const setup = { store: memoryStore(), clock: fakeClock(morning) }
    const offer = makeQuestOffer(setup)
    expect([offer.take(quests), offer.take(quests)]).toEqual([quests[0], null])
    expect(makeQuestOffer(setup).take(quests)).toBe(quests[0])
    expect(setup.store.kept.size).toBe(0)
  })

  it('without a candidate nothing is offered, and nothing later in the session either [S-171] [F-077]', () => {
    const offer = makeQuestOffer({ store: memoryStore(), clock: fakeClock(morning) })
    expect([offer.take([subQuest()]), offer.take(quests)]).toEqual([null, null])
  })

  it.each([
    ['Asia/Seoul', '2026-11-20T14:59:59Z', '2026-11-20', '2026-11-20T15:00:00Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20', '2026-11-21T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20', '2026-11-20T10:00:00Z'],
  ])(
    'dismissed at the last second of the day in %s it returns at midnight there [S-173] [S-174] [S-175] [S-326] [A-46] [F-078]',
    (zone, last, date, midnight) => {
      const setup = { store: memoryStore(), clock: fakeClock(last, zone) }
      const offer = makeQuestOffer(setup)
      offer.take(quests)
      offer.notToday()
      expect(setup.store.kept.get(key)).toBe(date)
      expect(makeQuestOffer(setup).take(quests)).toBeNull()
      setup.clock.set(midnight)
      expect(offer.take(quests), 'not in the page that is open').toBeNull()
      expect(makeQuestOffer(setup).take(quests)).toBe(quests[0])
    },
  )

  it.each(['', 'true', '2026-11-21', '20/11/2026'])('a stored date of “%s” hides nothing [A-46] [F-071]', (stored) => {
    const offer = makeQuestOffer({ store: memoryStore({ [key]: stored }), clock: fakeClock(morning) })
    expect(offer.take(quests)).toBe(quests[0])
  })
})
