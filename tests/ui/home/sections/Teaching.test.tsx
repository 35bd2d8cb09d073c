import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TaughtClass } from '../../../../src/domain/course-class/teaching.ts'
import { Teaching } from '../../../../src/ui/home/sections/Teaching.tsx'
import { anApplication } from '../../../fakes/anApplication.ts'
import { aTaughtClass } from '../../course/aCourse.ts'
import { renderInApp } from '../../renderInApp.tsx'

const meeting = { meetingId: 1, title: '', startsAt: '2026-11-20T19:00:00+09:00', endsAt: '2026-11-20T21:00:00+09:00' }
const show = (...classes: readonly TaughtClass[]) => renderInApp(<Teaching classes={classes}>아직 없어요</Teaching>, anApplication())

test('a teacher goes from her greeting to the class of today and to her students', () => {
  show(aTaughtClass({ enrolledCount: 6, nextMeeting: meeting }))
  expect(screen.getByRole('link', { name: '오늘 수업 1개 · 오후 7시' })).toHaveAttribute('href', '/course/class/9/lesson')
  expect(screen.getByRole('link', { name: '학생 6명 진도 보기' })).toHaveAttribute('href', '/course/class/9/lesson#members')
})

test('on a day without a class the button is about the next one', () => {
  show(aTaughtClass({ nextMeeting: { ...meeting, startsAt: '2099-11-25T17:00:00+09:00', endsAt: '2099-11-25T18:00:00+09:00' } }))
  expect(screen.getByRole('link', { name: /^다음 수업 · .*오후 5시/ })).toHaveAttribute('href', '/course/class/9/lesson')
})

test('where no class meets any more she goes to all of hers', () => {
  show(aTaughtClass(), aTaughtClass({ courseClassId: 10 }))
  expect(screen.getByRole('link', { name: '내 수업 보기' })).toHaveAttribute('href', '/my#teaching')
})

test('who teaches nothing yet is told something else', () => {
  show()
  expect(screen.getByText('아직 없어요')).toBeVisible()
})
