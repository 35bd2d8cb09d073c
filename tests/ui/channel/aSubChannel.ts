import type { Channel } from '../../../src/domain/channel/channel.ts'

export function aSubChannel(wishes: Partial<Channel> = {}): Channel {
  return {
    channelId: 3,
    channelName: '해온코딩학원',
    channelDomain: 'haeon',
    channelLogoUrl: '/logo.png',
    description: '천천히 함께 가요',
    channelTag: '초·중등 코딩',
    profileImageUrl: null,
    isMadeByMe: false,
    ...wishes,
  }
}
