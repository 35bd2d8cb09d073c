import { expect, test } from 'vitest'
import {
  announcementPhase,
  channelAnnouncementGap,
  type ChannelAnnouncementText,
  maxAnnouncementTitleLength,
} from '../../src/domain/channelAnnouncement.ts'
import { maxAnnouncementLength } from '../../src/domain/course-class/announcement.ts'
import { aChannelAnnouncement } from './aChannelAnnouncement.ts'

const today = '2026-11-20'

test.each<readonly [Partial<ChannelAnnouncementText>, ReturnType<typeof channelAnnouncementGap>]>([
  [{}, null],
  [{ startDate: today, endDate: today }, null],
  [{ title: ' ' }, 'noTitle'],
  [{ content: '\n' }, 'empty'],
  [{ title: '가'.repeat(maxAnnouncementTitleLength) }, null],
  [{ title: '가'.repeat(maxAnnouncementTitleLength + 1) }, 'tooLong'],
  [{ content: '가'.repeat(maxAnnouncementLength + 1) }, 'tooLong'],
  [{ startDate: '' }, 'noDates'],
  [{ endDate: 'soon' }, 'noDates'],
  [{ endDate: '2026-99-99' }, 'noDates'],
  [{ startDate: '2026-11-22', endDate: '2026-11-21' }, 'noDates'],
  [{ startDate: '2026-11-01', endDate: '2026-11-19' }, 'isOver'],
])('an announcement has a title, a text and days that are not over: %j', (changes, gap) => {
  expect(channelAnnouncementGap(aChannelAnnouncement(changes), today)).toBe(gap)
})

test.each([
  ['2026-11-19', 'coming'],
  ['2026-11-20', 'shown'],
  ['2026-11-27', 'shown'],
  ['2026-11-28', 'over'],
])('it is shown from its first day to its last: on %s it is %s', (date, phase) => {
  expect(announcementPhase(aChannelAnnouncement(), date)).toBe(phase)
})
