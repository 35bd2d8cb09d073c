import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { changedFields, withRemoved } from '../../../src/domain/channel/channelSettings.ts'
import { onView } from './portsOver.ts'

export function channelPort(open: OpenBackend): void {
  describe('the channel port', () => {
    it('a channel is told with its settings, business card and chat [S-138] [S-140] [S-141] [S-142]', () =>
      onView(open, 'channel=haeon', async ({ channels, events }) => {
        const info = await channels.info('haeon')
        expect(info).toMatchObject({ channelDomain: 'haeon', channelName: '해온코딩학원', businessInfo: { isUsed: true } })
        expect(info.info.logoUrl).not.toBeNull()
        expect(info.pluginMap.CHANNEL_TALK).toMatchObject({ isUsed: true, pluginKey: expect.stringMatching(/./) })
        expect(info.info.channelCustomInfo?.customMap.get('GLOBAL_CHANNEL_NAME')?.CUSTOM_NAME).toEqual([{ value: '캠퍼스' }])
        expect(events).toEqual([])
      }))

    it('a channel below another one names its parent [S-139]', () =>
      onView(open, 'channel=pado', async ({ channels }) => {
        const info = await channels.info('pado')
        expect(info).toMatchObject({ role: 'ROLE_CHANNEL_PREMIUM', productSlug: 'pado-pass' })
        expect(info.info.superChannelInfo).toEqual({ channelDomain: 'narae' })
      }))

    it('a channel that does not exist is a failure', () =>
      onView(open, 'channel=main', async ({ channels }) => {
        await expect(channels.info('nowhere')).rejects.toMatchObject({ kind: 'status', status: 404 })
      }))

    it('joined channels come with how many there are in all [S-281]', () =>
      onView(open, 'persona=learner', async ({ channels }) => {
        const joined = await channels.joined()
        expect(joined.channels.length).toBeGreaterThan(0)
        expect(joined.totalCount).toBeGreaterThanOrEqual(joined.channels.length)
      }))

    it('operators save its settings, which everybody reads; role and course pass stay as they are', () =>
      onView(open, 'persona=operator&channel=pado', async ({ channels, channelSettings, events }) => {
        const { settings, updatedDate } = await channelSettings.read('pado')
        expect(updatedDate).toBeNull()
        const edited = {
          ...withRemoved(settings, 'CATEGORY_SHOP', true),
          channelName: '푸른코딩',
          brandColor: '#8a1538',
          role: null,
          productSlug: null,
        }
        const saved = await channelSettings.save('pado', { settings: edited, updatedDate })
        expect(saved).toEqual(expect.any(String))
        const read = await channelSettings.read('pado')
        expect(read.updatedDate).toBe(saved)
        expect(changedFields(read.settings, edited)).toEqual([])
        const info = await channels.info('pado')
        expect(info).toMatchObject({
          channelName: '푸른코딩',
          brandColor: '#8a1538',
          role: 'ROLE_CHANNEL_PREMIUM',
          productSlug: 'pado-pass',
        })
        expect(info.info.channelCustomInfo?.customMap.get('CATEGORY_SHOP')?.REMOVE).toHaveLength(1)
        expect(events).toEqual([])
      }))

    it('settings that somebody else has saved meanwhile are not overwritten', () =>
      onView(open, 'persona=operator&channel=haeon', async ({ channelSettings }) => {
        const { settings, updatedDate } = await channelSettings.read('haeon')
        const save = (channelName: string) => channelSettings.save('haeon', { settings: { ...settings, channelName }, updatedDate })
        await save('푸른코딩')
        await expect(save('바다코딩')).rejects.toMatchObject({ status: 409 })
        expect((await channelSettings.read('haeon')).settings.channelName).toBe('푸른코딩')
      }))

    it.each([
      ['guest', 401],
      ['learner', 403],
      ['teacher', 403],
    ])('a %s reads the settings and saves none', (persona, status) =>
      onView(open, `persona=${persona}&channel=haeon`, async ({ channelSettings }) => {
        const read = await channelSettings.read('haeon')
        await expect(channelSettings.save('haeon', read)).rejects.toMatchObject({ status })
      }),
    )

    it('what cannot be saved is refused: no name, a huge logo, no such channel', () =>
      onView(open, 'persona=operator&channel=haeon', async ({ channelSettings }) => {
        const { settings, updatedDate } = await channelSettings.read('haeon')
        const huge = { ...settings, info: { ...settings.info, logoUrl: `data:image/webp;base64,${'A'.repeat(200_000)}` } }
        const save = (next: typeof settings, channel = 'haeon') => channelSettings.save(channel, { settings: next, updatedDate })
        await expect(save({ ...settings, channelName: ' ' })).rejects.toMatchObject({ status: 400 })
        await expect(save(huge)).rejects.toMatchObject({ status: 413 })
        await expect(save(settings, 'nowhere')).rejects.toMatchObject({ status: 404 })
      }))

    it('settings that cannot be read whole are not opened for editing [F-027]', () =>
      onView(open, 'persona=operator&channel=haeon&content=hostile', async ({ channelSettings }) => {
        await expect(channelSettings.read('haeon')).rejects.toMatchObject({ kind: 'notJson' })
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on saving is a failure [F-001]', (kind) =>
      onView(open, `persona=operator&channel=haeon&fault=PUT channels/*/info:${kind}`, async ({ channelSettings }) => {
        const read = await channelSettings.read('haeon')
        await expect(channelSettings.save('haeon', read)).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
