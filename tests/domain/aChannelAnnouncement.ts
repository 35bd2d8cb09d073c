import type { ChannelAnnouncement } from '../../src/domain/channelAnnouncement.ts'

export function aChannelAnnouncement(changes: Partial<ChannelAnnouncement> = {}): ChannelAnnouncement {
  return {
    announcementId: 3,
    title: '작품 전시회',
    content: '토요일 두 시에 만나요',
    startDate: '2026-11-20',
    endDate: '2026-11-27',
    audience: 'EVERYONE',
    createdDate: '2026-11-20T09:00:00+09:00',
    writer: { nickname: '뱃고동', profile: null },
    mayRemove: true,
    ...changes,
  }
}
