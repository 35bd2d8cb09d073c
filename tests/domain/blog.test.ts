import { expect, it } from 'vitest'
import { blogThumbnails } from '../../src/domain/blog.ts'

it('tries a blog’s own picture, then the current channel’s logo, then the default [S-124 A-70]', () => {
  expect(blogThumbnails({ thumbnail: '/own.png' }, '/logo.png', '/brand.png')).toEqual(['/own.png', '/logo.png', '/brand.png'])
  expect(blogThumbnails({ thumbnail: null }, null, '/brand.png')).toEqual(['/brand.png'])
})
