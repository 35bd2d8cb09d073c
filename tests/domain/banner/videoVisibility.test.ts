import { expect, it } from 'vitest'
import { videoVisibility } from '../../../src/domain/banner/videoVisibility.ts'

it('the demo video loads once a tenth of it is in view [S-034 S-298]', () => {
  expect(videoVisibility).toBe(0.1)
})
