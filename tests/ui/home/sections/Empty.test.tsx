import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Empty } from '../../../../src/ui/home/sections/Empty.tsx'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('who may publish finds the content management in the empty state [S-083, S-084, S-212]', () => {
  renderOnSite(<Empty canPublish />)
  expect(screen.getByRole('heading', { name: '아직 등록된 콘텐츠가 없어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
})

test('who may not publish finds no link there [S-084]', () => {
  renderOnSite(<Empty canPublish={false} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
