import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blogCard } from '../../../src/application/cards.ts'
import type { Blog } from '../../../src/domain/blog.ts'
import { BlogCard } from '../../../src/ui/blog/BlogCard.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const aBlog = (wishes: Partial<Blog> = {}): Blog => ({
  blogId: 5,
  title: '겨울방학 특강 안내',
  summary: '시간표를 알려 드려요',
  thumbnail: '/blog.png',
  user: { userId: 1, profile: '/writer.png', nickname: '김하늘' },
  ...wishes,
})

const show = (wishes: Partial<Blog> = {}, channelLogo: string | null = '/logo.png') =>
  renderOnSite(<BlogCard card={blogCard(aBlog(wishes), channelLogo)} />).container.querySelector('img')

test('a blog card shows title, summary and author and leads to the post [S-117, S-146]', () => {
  show()
  expect(screen.getByRole('link', { name: '겨울방학 특강 안내' })).toHaveAttribute('href', '/blog/5')
  expect(screen.getByText('시간표를 알려 드려요')).toBeVisible()
  expect(screen.getByText('김하늘')).toBeVisible()
})

test('without a thumbnail the post shows the logo of the channel [S-124]', () => {
  expect(show({ thumbnail: null })).toHaveAttribute('src', '/logo.png')
})

test('on the main site a post without a thumbnail shows the default picture [S-124, A-70]', () => {
  expect(show({ thumbnail: null }, null)?.getAttribute('src')).toContain('blog-default')
})

test('a thumbnail that does not load makes way for the logo [S-124, A-71]', () => {
  const { container } = renderOnSite(<BlogCard card={blogCard(aBlog(), '/logo.png')} />)
  fireEvent.error(container.querySelector('img') as HTMLElement)
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})
