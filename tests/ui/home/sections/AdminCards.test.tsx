import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdminCards } from '../../../../src/ui/home/sections/AdminCards.tsx'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('those who teach get two cards: content management and the studio guide [S-062, S-213, A-05]', () => {
  renderOnSite(<AdminCards studioGuideUrl="https://guide.example" />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
  const guide = screen.getByRole('link', { name: /스튜디오 가이드/ })
  expect(guide).toHaveAttribute('href', 'https://guide.example')
  expect(guide).toHaveAttribute('target', '_blank')
})

test('without an address the guide card is plain, and there are still two [A-05, A-39]', () => {
  renderOnSite(<AdminCards studioGuideUrl={null} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
