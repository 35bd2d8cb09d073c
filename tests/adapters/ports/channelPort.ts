import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
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
  })
}
