import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GuestSteps } from '../../../src/ui/home/GuestSteps.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'

test('a guest finds what can be done without an account', () => {
  renderOnSite(<GuestSteps />)
  expect(screen.getByRole('heading', { name: '로그인 없이 둘러봐요' })).toBeVisible()
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['쉬운 문제 풀기첫 줄부터 차근차근', '/problem?page=1&order=DESC&difficulty=EASY'],
    ['무료 강의혼자 보는 영상 강의', '/course?page=1&order=DESC&cost=free'],
    ['라이브 클래스실시간으로 만나는 특강', '/live/course?page=1&order=DESC'],
  ])
})
