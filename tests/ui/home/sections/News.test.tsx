import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { News } from '../../../../src/ui/home/sections/News.tsx'
import { many } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('the news shows every post that was given under its heading [S-079, A-24]', () => {
  const blogs = many(7, (at) => ({ blogId: at, title: `소식 ${at}`, summary: null, thumbnail: null, user: null }))
  renderOnSite(<News title="최근 소식이에요" blogs={blogs} channelLogo={null} seeAllHref="/blog" />)
  expect(screen.getByRole('heading', { level: 2, name: '최근 소식이에요' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(7)
})
