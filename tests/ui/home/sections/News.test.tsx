import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blogCard } from '../../../../src/application/cards.ts'
import { News } from '../../../../src/ui/home/sections/News.tsx'
import { many } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('the news shows every post that was given under its heading [S-079, A-24]', () => {
  const cards = many(7, (at) => blogCard({ blogId: at, title: `소식 ${at}`, summary: null, thumbnail: null, user: null }, null))
  renderOnSite(<News title="최근 소식이에요" cards={cards} seeAllHref="/blog" />)
  expect(screen.getByRole('heading', { level: 2, name: '최근 소식이에요' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(7)
})
