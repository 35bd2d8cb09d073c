import { expect, test } from 'vitest'
import { announcementGap, maxAnnouncementLength } from '../../../src/domain/course-class/announcement.ts'

test.each([
  ['자를 가져와요', null],
  [' \n ', 'empty'],
  ['가'.repeat(maxAnnouncementLength), null],
  ['가'.repeat(maxAnnouncementLength + 1), 'tooLong'],
])('an announcement says something, in 500 characters', (content, gap) => {
  expect(announcementGap(content)).toBe(gap)
})
