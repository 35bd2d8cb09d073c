import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { onView } from './portsOver.ts'

export function questPort(open: OpenBackend): void {
  describe('the quest port', () => {
    it('a claimed quest is no longer performing, and its points are the viewer’s [S-286] [S-165]', () =>
      onView(open, 'quests=sub', async ({ quests, viewer, events }) => {
        const [before, [quest]] = [await viewer.current(), await quests.list()]
        const { rewardCount } = await quests.claim(quest?.userQuestId ?? 0)
        expect(rewardCount).toBe(quest?.quest.rewardCount)
        expect((await viewer.current()).point).toBe((before.point ?? 0) + (rewardCount ?? Number.NaN))
        expect((await quests.list()).map(({ state }) => state)).not.toContain('PERFORMING')
        expect(events).toEqual([])
      }))

    it('many are claimed in one call, for the sum of their rewards [S-287]', () =>
      onView(open, 'quests=subs', async ({ quests }) => {
        const cleared = (await quests.list()).filter(({ quest }) => quest.clear)
        const { rewardCount } = await quests.claimAll(cleared.map(({ userQuestId }) => userQuestId))
        expect(rewardCount).toBe(cleared.reduce((sum, { quest }) => sum + quest.rewardCount, 0))
        expect((await quests.list()).filter(({ state }) => state === 'PERFORMING')).toHaveLength(1)
      }))

    it('nothing is given twice, and nothing for what is not cleared [S-166]', () =>
      onView(open, 'quests=subs', async ({ quests, viewer }) => {
        const [first, second] = await quests.list()
        await quests.claim(first?.userQuestId ?? 0)
        const { point } = await viewer.current()
        for (const quest of [first, second])
          await expect(quests.claim(quest?.userQuestId ?? 0)).rejects.toMatchObject({ kind: 'status', status: 409 })
        await expect(quests.claim('nowhere')).rejects.toMatchObject({ status: 404 })
        await expect(quests.claimAll([])).rejects.toMatchObject({ status: 400 })
        expect((await viewer.current()).point).toBe(point)
      }))

    it('a guest is refused [A-02]', () =>
      onView(open, 'persona=guest', async ({ quests }) => {
        await expect(quests.claim(8_001)).rejects.toMatchObject({ status: 401 })
      }))

    it.each([
      ['500', { kind: 'status' }],
      ['garbage', { kind: 'notJson' }],
      ['drop', { kind: 'network' }],
    ])('a claim that fails by %s is told as what it is, once [F-084] [S-294]', (fault, failure) =>
      onView(open, `quests=sub&fault=POST users/quests/*/rewards:${fault}`, async ({ quests, events }) => {
        await expect(quests.claim(8_001)).rejects.toMatchObject(failure)
        expect(events).toMatchObject([{ kind: 'call-failed', call: 'users/quests/{userQuestId}/rewards' }])
      }),
    )

    it('a claim that is answered without an amount is a claim all the same [F-085]', () =>
      onView(open, 'quests=sub&fault=POST users/quests/*/rewards:wrong', async ({ quests, events }) => {
        expect(await quests.claim(8_001)).toEqual({ rewardCount: null })
        expect(events).toEqual([])
      }))
  })
}
