import { expect, it } from 'vitest'
import { blogHref, blogThumbnails } from '../../src/domain/blog.ts'

it('tries a blog’s own picture, then the current channel’s logo [S-124 A-70]', () => {
  expect(blogThumbnails({ thumbnail: '/own.png' }, '/logo.png')).toEqual(['/own.png', '/logo.png'])
  expect(blogThumbnails({ thumbnail: null }, null)).toEqual([])
})

it('has a page of its own', () => {
  expect(blogHref({ blogId: 301 })).toBe('/blog/301')
})
