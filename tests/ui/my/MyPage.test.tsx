import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Application } from '../../../src/application/Application.ts'
import type { Channel } from '../../../src/domain/channel/channel.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { MyPage } from '../../../src/ui/my/MyPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { aHabit } from '../../fakes/aHabit.ts'
import { fakeCourse, fakeCourseClass, fakeFeatures, fakeHabit } from '../../fakes/features.ts'
import { aListedClass } from '../course-class/catalogue/openClasses.tsx'
import { anEnrolledCourse, aTaughtClass } from '../course/aCourse.ts'
import { aSubChannel } from '../channel/aSubChannel.ts'
import { openAt } from '../openAt.tsx'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

const open = (viewer: Viewer, wishes: Partial<Application> = {}) => {
  const application = anApplication()
  const enrolled = () => Promise.resolve([aListedClass({ courseClassId: 7, title: '밤 9시 스터디' })])
  const taught = () => Promise.resolve([aTaughtClass({ courseClassId: 9, title: '유니티 정규반', enrolledCount: 6 })])
  return openAt('/my', <MyPage />, {
    ...application,
    viewer: { ...application.viewer, current: async () => viewer },
    courses: { enrolled: () => Promise.resolve([anEnrolledCourse({}, { courseId: 3, title: '거북이 그리기', cost: 64_000 })]) },
    studyLogs: { list: () => Promise.resolve([{ type: 'PROBLEM', title: '소수 찾기', updatedDate: null, id: 5 }]) },
    features: fakeFeatures({
      habit: fakeHabit({ read: async () => aHabit() }),
      courseClass: fakeCourseClass(application.clock, { catalogue: { enrolled, taught } }),
    }),
    ...wishes,
  })
}

/** The same promise each time, so that a suspended component asks again. */
const lost = Promise.reject(new Error('offline'))
lost.catch(() => {})

const listOf = (name: string) => {
  const list = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (list === null) throw new Error(`no list ${name}`)
  return within(list)
}

describe('the page of one’s own', () => {
  test('has one’s courses, classes and study log', async () => {
    open(learner)
    expect(await screen.findByRole('link', { name: '거북이 그리기' })).toHaveAttribute('href', '/course/3/lesson/710')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '내 숙제',
      '이번 주',
      '내 강의',
      '내 수업',
      '내 채널',
      '내 기록',
    ])
    expect(await listOf('내 수업').findByRole('link', { name: '밤 9시 스터디' })).toHaveAttribute('href', '/course/class/7/lesson')
    expect(listOf('내 기록').getByRole('heading', { level: 3, name: '최근에 배운 것' })).toBeVisible()
    expect(listOf('내 기록').getByRole('link', { name: '소수 찾기' })).toHaveAttribute('href', '/learn/problem/5')
  })

  test('has all of one’s channels, at the address to which the home page leads, and says where they did not come [A-29] [F-001]', async () => {
    const withChannels = (channels: () => Promise<readonly Channel[]>) => ({
      features: fakeFeatures({
        habit: fakeHabit({ read: async () => aHabit() }),
        course: fakeCourse({ channels }),
        courseClass: fakeCourseClass(anApplication().clock, { catalogue: { enrolled: async () => [], taught: async () => [] } }),
      }),
    })
    open(
      learner,
      withChannels(async () => [aSubChannel({ channelName: '해온코딩학원', channelDomain: 'haeon' })]),
    )
    expect(await screen.findByRole('link', { name: '해온코딩학원' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '내 채널' }).closest('section')).toHaveAttribute('id', 'channels')
    cleanup()
    open(
      learner,
      withChannels(() => lost),
    )
    expect(await screen.findByText('내 채널을 불러오지 못했어요')).toBeVisible()
  })

  test('goes on with what is paid already, so it tells no price', async () => {
    open(learner)
    await screen.findByRole('link', { name: '거북이 그리기' })
    expect(listOf('내 강의').getByText('이어서 배우기')).toBeVisible()
    expect(document.body).not.toHaveTextContent('64,000')
  })

  test('tells how far one is: level and points, days in a row and the day’s goal, and each course', async () => {
    open({ ...learner, level: 12, tier: '해달', tierLevel: 2, point: 1530 })
    const summary = within(await screen.findByRole('region', { name: '내 정보' }))
    for (const text of ['하늘', '해달 2 · Lv.12', '1,530']) expect(summary.getByText(text)).toBeVisible()
    expect(await summary.findByText(/일째$/)).toBeVisible()
    expect(await screen.findByRole('progressbar', { name: '거북이 그리기 진도' })).toHaveAttribute('aria-valuetext', '12강 중 9강 완료')
  })

  test('a course that is finished can be revised, and one whose lessons nobody counts has no bar', async () => {
    const enrolled = [
      anEnrolledCourse({ completedCount: 12, nextLesson: null }),
      anEnrolledCourse(null, { courseId: 8, title: '조용한 강의' }),
    ]
    open(learner, { courses: { enrolled: () => Promise.resolve(enrolled) } })
    expect(await screen.findByText('이어서 복습하기')).toBeVisible()
    expect(screen.getByText('이어서 배우기')).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: '조용한 강의 진도' })).not.toBeInTheDocument()
  })

  test('of a teacher begins with her classes, each a click away from its students', async () => {
    open({ ...learner, role: 'ROLE_TEACHER' })
    expect(await screen.findByRole('link', { name: '유니티 정규반' })).toHaveAttribute('href', '/course/class/9/lesson#members')
    expect(listOf('가르치는 수업').getByText('학생 6명 진도 보기')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('가르치는 수업')
  })

  test('a list that fails leaves the others alone', async () => {
    open(learner, { studyLogs: { list: () => Promise.reject(new Error('500')) } })
    expect(await screen.findByText('내 기록을 불러오지 못했어요')).toBeVisible()
    expect(await screen.findByRole('link', { name: '거북이 그리기' })).toBeVisible()
  })

  test('says of a record that did not come that it can be loaded again [F-113]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const features = { ...fakeFeatures(), problem: () => lost }
    open(learner, { features })
    expect(await screen.findByText('연결을 확인하고 다시 불러와 주세요.')).toHaveRole('alert')
    expect(listOf('내 기록').getByRole('button', { name: '다시 불러오기' })).toBeVisible()
  })

  test('asks a guest to sign in, and still lets the theme be chosen', async () => {
    open(guest)
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('radio', { name: '다크' })).toBeVisible()
  })
})
