import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { notEnrolled } from '../../../../src/domain/course/course.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { aCourseDetail, enrolled, isDone, learner, openCourse } from '../../course/page/openCourse.tsx'

const chapter = (name: RegExp) => screen.findByRole('button', { name })
const study = (progress = [isDone(71)]) => openCourse({ viewer: learner, standing: async () => enrolled, progress: async () => progress })

describe('the curriculum', () => {
  test('opens its first chapter, and every other one when asked for', async () => {
    await openCourse()
    expect(await chapter(/물에 뜨기/)).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByText('팔 젓기')).not.toBeInTheDocument()
    await userEvent.click(await chapter(/헤엄치기/))
    expect(screen.getByText('팔 젓기')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '모두 접기' }))
    expect(screen.queryByText('팔 젓기')).not.toBeInTheDocument()
  })

  test('opens the chapter where one continues, and marks the lesson', async () => {
    await study([isDone(71), isDone(72)])
    const next = await screen.findByRole('link', { name: /팔 젓기/ })
    expect(next).toHaveAttribute('href', '/course/7/lesson/73')
    expect(next).toHaveAttribute('aria-current', 'step')
    expect(await chapter(/물에 뜨기/)).toHaveAttribute('aria-expanded', 'false')
  })

  test('marks as done what the backend has as done, and nothing else', async () => {
    await study()
    expect(await screen.findByRole('link', { name: /인사하기.*완료/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /숨 쉬기/ })).not.toHaveAccessibleName(/완료/)
    expect(await chapter(/물에 뜨기/)).toHaveAccessibleName(/2강 중 1강 완료/)
  })

  test.each([
    ['a guest', guest, {}, '로그인하고 수강 신청하면 열려요'],
    ['who could enrol', learner, { cost: 0 }, '수강 신청하면 열려요'],
    ['who would have to pay', learner, { cost: 9000, paymentType: 'CASH' }, '구매하면 열려요'],
    ['who is no student of the channel', learner, { isOnlyForChannelUser: true }, '채널 학생에게만 열려요'],
    ['whom nothing is offered', learner, { cost: null }, '지금은 열 수 없어요'],
  ] as const)('is locked for %s, and says why [A-61]', async (_, viewer, offer, reason) => {
    await openCourse({ viewer, standing: async () => notEnrolled, course: async () => aCourseDetail(offer) })
    const lesson = await screen.findByRole('link', { name: /인사하기.*잠김/ })
    expect(lesson).toHaveAttribute('aria-disabled', 'true')
    expect(lesson).toHaveAccessibleDescription(reason)
    expect(lesson).not.toHaveAccessibleName(new RegExp(reason))
    expect(lesson).toHaveAttribute('tabindex', '0')
  })

  test('is open to who teaches, without any pressure to enrol', async () => {
    await openCourse({ viewer: learner, standing: async () => ({ ...notEnrolled, canStudy: true }) })
    expect(await screen.findByRole('link', { name: /인사하기/ })).toHaveAttribute('href', '/course/7/lesson/71')
    expect(await screen.findByText('선생님은 모든 내용을 볼 수 있어요')).toBeVisible()
    expect(screen.getAllByRole('link', { name: '강의 둘러보기' })[0]).toHaveAttribute('href', '/course/7/lesson/71')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /수강하기/ })).not.toBeInTheDocument()
  })
})

describe('the way on', () => {
  const wayOn = (name: string) => screen.findAllByRole('link', { name })

  test('begins with the first lesson', async () => {
    await study([])
    expect((await wayOn('첫 강의 시작하기'))[0]).toHaveAttribute('href', '/course/7/lesson/71')
  })

  test('goes on where one stopped, and says how far one is', async () => {
    await study()
    expect((await wayOn('이어서 배우기'))[0]).toHaveAttribute('href', '/course/7/lesson/72')
    expect(screen.getByRole('progressbar', { name: '학습 진도' })).toHaveAttribute('aria-valuetext', '4강 중 1강 완료')
    expect(screen.getByText('다음 차례: 숨 쉬기')).toBeVisible()
  })

  test('leads through it again once all is done', async () => {
    await study([71, 72, 73, 74].map(isDone))
    expect((await wayOn('다시 보기'))[0]).toHaveAttribute('href', '/course/7/lesson/71')
    expect(screen.getByRole('heading', { name: '모두 마쳤어요!' })).toBeVisible()
  })

  test('is there when nobody knows how far one is, which can be asked again', async () => {
    await openCourse({ viewer: learner, standing: async () => enrolled, progress: () => Promise.reject(refusal(500)) })
    expect((await wayOn('강의 둘러보기'))[0]).toHaveAttribute('href', '/course/7/lesson/71')
    const card = within(screen.getByRole('region', { name: '수강 중이에요' }))
    expect(card.getByText('진도를 불러오지 못했어요')).toBeVisible()
    expect(card.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
