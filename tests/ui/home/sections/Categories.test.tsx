import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Categories } from '../../../../src/ui/home/sections/Categories.tsx'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

const shortcuts = [
  { id: 'class', label: '수업 찾기', href: '/course?page=1&order=DESC' },
  { id: 'shop', label: '상점', href: '/shop?page=1&order=POPULAR&' },
  { id: 'contest', label: '코딩 대회', href: 'https://contest.codingbada.kr/room/lobby?' },
] as const

test('each category is an icon with a label [S-043]', () => {
  renderOnSite(<Categories shortcuts={shortcuts} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  for (const { id, label } of shortcuts) {
    const link = screen.getByRole('link', { name: label })
    expect(link.querySelector(`use[href$="#${id}"]`)).not.toBeNull()
  }
})

test('the addresses are written to the letter, with their last ? and & [S-053, S-054, A-18]', () => {
  renderOnSite(<Categories shortcuts={shortcuts} />)
  expect(screen.getByRole('link', { name: '상점' })).toHaveAttribute('href', '/shop?page=1&order=POPULAR&')
  expect(screen.getByRole('link', { name: '코딩 대회' })).toHaveAttribute('href', 'https://contest.codingbada.kr/room/lobby?')
  expect(screen.getByRole('link', { name: '코딩 대회' })).not.toHaveAttribute('target')
})
