import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { AnnouncementRepository } from '../../../../src/application/announcement.ts'
import type { ReadAttendances } from '../../../../src/application/attendance.ts'
import type { ClassViewRepository } from '../../../../src/application/classView.ts'
import type { ClassMemberRepository } from '../../../../src/application/classMembers.ts'
import type { MemberRepository } from '../../../../src/application/member.ts'
import { type ClassStanding, notEnrolledInClass } from '../../../../src/domain/course-class/classEnrolment.ts'
import type { ClassMember, StudyCount } from '../../../../src/domain/course-class/classMembers.ts'
import type { ClassDetail } from '../../../../src/domain/course-class/courseClass.ts'
import type { Meeting } from '../../../../src/domain/course-class/meeting.ts'
import type { ClassSchedule, ScheduleRepeat } from '../../../../src/domain/course-class/schedule.ts'
import type { Chapter } from '../../../../src/domain/lesson/lesson.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { ClassLessonPage } from '../../../../src/ui/course-class/ClassLessonPage.tsx'
import { CourseClassPage } from '../../../../src/ui/course-class/CourseClassPage.tsx'
import { ApplicationContext } from '../../../../src/ui/kit/application.ts'
import { paths } from '../../../../src/domain/paths.ts'
import { NotificationRegion } from '../../../../src/ui/notifications/NotificationRegion.tsx'
import { aSchedule } from '../../../domain/course-class/aSchedule.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import {
  fakeClassView,
  fakeCourseClass,
  fakeFeatures,
  fakeLesson,
  fakeMember,
  fakeRegistration,
  fakeReview,
} from '../../../fakes/features.ts'
import { aCourseClass } from '../../course/aCourse.ts'
import { twoChapters } from '../../course/page/openCourse.tsx'
import { allAnswers, impatientClient } from '../../impatientClient.ts'
import { MemoryPage } from '../../MemoryPage.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘', point: 1500 }
export const enrolled: ClassStanding = { ...notEnrolledInClass, isEnrolled: true, canStudy: true }
export const teaching: ClassStanding = { ...notEnrolledInClass, isTeacher: true, canStudy: true }

export const aClassDetail = (wishes: Partial<ClassDetail> = {}): ClassDetail => ({
  ...aCourseClass({ courseClassId: 7, title: '파이썬 기초반', comment: '처음부터 차근차근', cost: 0, schedule: { memberCount: 8 } }),
  isLive: false,
  timetable: { weekdays: [2, 4], startTime: '18:00', endTime: '19:00' },
  enrolledCount: 5,
  isClosed: false,
  introduction: ['여럿이 함께 배워요.'],
  audience: ['처음 시작하는 학생'],
  goals: ['반복문을 쓸 수 있어요.'],
  materials: ['카메라와 마이크'],
  categoryList: [{ categoryGroupName: '분야', name: '텍스트 코딩' }],
  lessonCount: 4,
  ...wishes,
})

/** Makes a meeting from six to seven in the evening of a day in November 2026, in Seoul. */
export const meetingOn = (day: number): Meeting => ({
  meetingId: `7-${day}`,
  title: `${day}일 수업`,
  startsAt: `2026-11-${day}T18:00:00+09:00`,
  endsAt: `2026-11-${day}T19:00:00+09:00`,
})

interface World {
  readonly path?: string
  readonly now?: string
  readonly timeZone?: string
  readonly viewer?: Viewer
  readonly courseClass?: () => Promise<ClassDetail>
  readonly standing?: () => Promise<ClassStanding>
  readonly schedules?: () => Promise<readonly ClassSchedule[]>
  readonly repeats?: () => Promise<readonly ScheduleRepeat[]>
  readonly enrol?: () => Promise<void>
  readonly meetings?: () => Promise<readonly Meeting[]>
  readonly enter?: () => Promise<string>
  readonly chapters?: () => Promise<readonly Chapter[]>
  readonly members?: () => Promise<readonly ClassMember[]>
  readonly studyCounts?: () => Promise<readonly StudyCount[]>
  readonly letIn?: ClassMemberRepository['enrol']
  readonly classView?: Partial<ClassViewRepository>
  readonly attendances?: ReadAttendances
  readonly announcements?: Partial<AnnouncementRepository>
  /** The members of the channel. */
  readonly find?: MemberRepository['find']
}

/** Opens the page of class 7, which meets on Tuesdays and Thursdays, and returns the mocks of its calls. */
export async function openClass(world: World = {}) {
  const clock = fakeClock(world.now ?? '2026-11-20T10:00:00+09:00', world.timeZone)
  const courseClass = vi.fn(world.courseClass ?? (async () => aClassDetail()))
  const standing = vi.fn(world.standing ?? (async () => notEnrolledInClass))
  const schedules = vi.fn(world.schedules ?? (async () => [aSchedule()]))
  const repeats = vi.fn(world.repeats ?? (async () => []))
  const enrol = vi.fn(world.enrol ?? (async () => {}))
  const list = vi.fn(world.meetings ?? (async () => []))
  const enter = vi.fn(world.enter ?? (async () => '/meeting/room/7'))
  const chapters = vi.fn(world.chapters ?? (async () => twoChapters))
  const members = vi.fn(world.members ?? (async () => []))
  const studyCounts = vi.fn<ClassMemberRepository['studyCounts']>(world.studyCounts ?? (async () => []))
  const letIn = vi.fn<ClassMemberRepository['enrol']>(world.letIn ?? (async () => {}))
  const grid = vi.fn<ClassViewRepository['grid']>(world.classView?.grid ?? (async () => ({ title: '', taskList: [], memberList: [] })))
  const current = vi.fn(async () => world.viewer ?? guest)
  const features = fakeFeatures({
    courseClass: fakeCourseClass(clock, {
      catalogue: { courseClass, standing, schedules, repeats, enrol },
      meetings: { list, enter },
      members: { list: members, studyCounts, enrol: letIn },
      attendances: world.attendances ?? (async () => []),
      announcements: world.announcements ?? {},
    }),
    lesson: fakeLesson({ chapters, progress: async () => [] }),
    classView: fakeClassView({ ...world.classView, grid }),
    member: fakeMember({ members: world.find ? { find: world.find } : {}, enrol: letIn }),
    registration: fakeRegistration(clock),
    review: fakeReview(),
  })
  const application = anApplication({ clock, features, viewer: { ...anApplication().viewer, current } })
  const client = impatientClient()
  await act(async () => {
    render(
      <ApplicationContext value={application}>
        <QueryClientProvider client={client}>
          <MemoryPage initialEntries={[world.path ?? '/course/class/7/lesson']}>
            <Routes>
              <Route path={paths.courseClass} element={<CourseClassPage />} />
              <Route path={paths.classLesson} element={<ClassLessonPage />} />
            </Routes>
            <NotificationRegion />
          </MemoryPage>
        </QueryClientProvider>
      </ApplicationContext>,
    )
  })
  await allAnswers()
  return { grid, clock, courseClass, standing, schedules, enrol, list, enter, chapters, members, studyCounts, letIn, current }
}

/** Finds the card beside the page; its action is repeated at the foot of the page. */
export const card = async () => within(await screen.findByRole('complementary'))
export const times = async () => within(await screen.findByRole('region', { name: '일정' }))
