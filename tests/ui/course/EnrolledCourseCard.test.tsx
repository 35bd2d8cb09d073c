import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enrolledCourseCard } from '../../../src/application/cards.ts'
import type { EnrolledCourse } from '../../../src/domain/course/enrolledCourse.ts'
import { EnrolledCourseCard } from '../../../src/ui/course/EnrolledCourseCard.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'
import { anEnrolledCourse } from './aCourse.ts'

const show = (course: EnrolledCourse) => renderOnSite(<EnrolledCourseCard card={enrolledCourseCard(course)} />)

test('a course being taken is one link to the next lesson, with how far one is', () => {
  show(anEnrolledCourse())
  expect(screen.getByRole('heading', { level: 3, name: '파이썬 첫걸음' })).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: '파이썬 첫걸음 진도' })
  expect(bar).toHaveAttribute('aria-valuenow', '75')
  expect(bar).toHaveAttribute('aria-valuetext', '12강 중 9강 완료')
  expect(screen.getByText('9/12강')).toBeVisible()
  expect(screen.getByText('다음: 그물 짜기')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '이어서 배우기: 파이썬 첫걸음' })).toHaveAttribute('href', '/course/7/lesson/710')
})

test('it is paid already: neither price nor stars nor level', () => {
  const { container } = show(anEnrolledCourse())
  expect(container).not.toHaveTextContent(/1,000|난이도|포인트/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('where nobody counts lessons it still goes on', () => {
  show(anEnrolledCourse(null))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^이어서 배우기/ })).toHaveAttribute('href', '/course/7/lesson')
})

test('when all is done it is there to be revised', () => {
  show(anEnrolledCourse({ completedCount: 12, nextLesson: null }))
  expect(screen.getByText('모두 배웠어요')).toBeVisible()
  expect(screen.getByRole('link', { name: /^이어서 복습하기/ })).toHaveAttribute('href', '/course/7/lesson')
})
