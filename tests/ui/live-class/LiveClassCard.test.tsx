import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LiveClassCard } from '../../../src/ui/live-class/LiveClassCard.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'
import { aCourse, aCourseClass, enterprise } from '../course/aCourse.ts'

test('a live class that is a class has its seats and opens where its channel lives [S-114, S-123]', () => {
  renderOnSite(<LiveClassCard liveClass={{ kind: 'course-class', ...aCourseClass() }} {...enterprise} />)
  expect(screen.getByText('정원 2~3명')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://haeon.codingbada.kr/course/class/9/lesson')
})

test('a live class that is a course has a level and opens here, also for enterprise [S-112]', () => {
  renderOnSite(<LiveClassCard liveClass={{ kind: 'course', ...aCourse() }} {...enterprise} />)
  expect(screen.getByText('난이도 기초')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/course/7/lesson')
})
