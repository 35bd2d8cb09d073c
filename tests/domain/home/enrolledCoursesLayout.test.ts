import { expect, it } from 'vitest'
import { enrolledCoursesLayout } from '../../../src/domain/home/enrolledCoursesLayout.ts'

it('draws the current courses as a block for premium and as a carousel for everyone else [S-069 S-071 S-210 A-09]', () => {
  expect(enrolledCoursesLayout('ROLE_CHANNEL_PREMIUM')).toBe('block')
  expect(enrolledCoursesLayout('ROLE_CHANNEL_ENTERPRISE')).toBe('carousel')
  expect(enrolledCoursesLayout(null)).toBe('carousel')
})
