import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { onView } from './portsOver.ts'

export function viewerPort(open: OpenBackend): void {
  describe('the viewer port', () => {
    it.each([
      ['guest', { authState: 'INVALID', userId: null, nickname: null }],
      ['pending', { authState: 'PENDING' }],
      ['newcomer', { authState: 'VALID', gender: 'NOT_SELECTED' }],
      ['learner', { authState: 'VALID', nickname: expect.stringMatching(/./), point: expect.any(Number), level: expect.any(Number) }],
      ['enterprise', { authState: 'VALID', roleList: expect.arrayContaining(['ROLE_CHANNEL_ENTERPRISE']) }],
      ['premium', { authState: 'VALID', roleList: expect.arrayContaining(['ROLE_CHANNEL_PREMIUM']) }],
    ])('%s is told with their auth state [S-156] [S-159]', (persona, expected) =>
      onView(open, `persona=${persona}`, async ({ viewer, events }) => {
        expect(await viewer.current()).toMatchObject(expected)
        expect(events).toEqual([])
      }),
    )

    it('a learner has some way to go to the next level [S-277]', () =>
      onView(open, 'persona=learner', async ({ viewer }) => {
        const { experience, requiredExperience } = await viewer.experience()
        expect(experience).toBeGreaterThanOrEqual(0)
        expect(requiredExperience).toBeGreaterThan(0)
      }))

    it.each(['MAN', 'WOMAN'] as const)('a newcomer who chooses %s has it from the next answer on [S-018] [S-278]', (gender) =>
      onView(open, 'persona=newcomer', async ({ viewer }) => {
        await viewer.chooseGender(gender)
        expect(await viewer.current()).toMatchObject({ gender, nickname: '새내기' })
      }),
    )

    it('who is not signed in can choose no avatar', () =>
      onView(open, 'persona=guest', async ({ viewer, events }) => {
        await expect(viewer.chooseGender('MAN')).rejects.toThrow('401')
        expect(events).toHaveLength(1)
      }))

    it('who signs out is a guest afterwards', () =>
      onView(open, 'persona=learner', async ({ viewer }) => {
        await viewer.signOut()
        expect((await viewer.current()).authState).toBe('INVALID')
      }))

    it('who signs out once more has failed at nothing', () =>
      onView(open, 'persona=learner', async ({ viewer, events }) => {
        await viewer.signOut()
        await viewer.signOut()
        expect(events).toEqual([])
      }))
  })
}
