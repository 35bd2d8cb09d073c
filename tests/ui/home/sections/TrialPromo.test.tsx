import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TrialPromo } from '../../../../src/ui/home/sections/TrialPromo.tsx'
import { links } from '../../course/aCourse.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('the trial banner leads to the registration and its picture tells the amount [S-065, S-066, S-067, S-325, A-19]', () => {
  renderOnSite(<TrialPromo links={links} />)
  const link = screen.getByRole('link', { name: /1:1 체험수업 신청하기/ })
  expect(link).toHaveAttribute('href', '/registration/liveclass')
  expect(within(link).getByRole('img', { name: '10,000원 봉투 증정 이벤트' })).toBeVisible()
})

test('where the main platform has a host of its own the link names it [S-067, A-19]', () => {
  renderOnSite(<TrialPromo links={{ ...links, mainOrigin: 'https://www.codingbada.kr' }} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.codingbada.kr/registration/liveclass')
})
