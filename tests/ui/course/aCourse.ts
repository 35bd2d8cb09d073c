import type { RecommendedClass } from '../../../src/domain/course-class/courseClass.ts'
import type { TaughtClass } from '../../../src/domain/course-class/teaching.ts'
import type { Course } from '../../../src/domain/course/course.ts'
import type { EnrolledCourse, EnrolledProgress } from '../../../src/domain/course/enrolledCourse.ts'
import type { LinkPolicy } from '../../../src/domain/site/site.ts'

const offer = {
  title: '파이썬 첫걸음',
  comment: '급식 알림봇을 만들어요',
  thumbnail: '/course.png',
  cost: 1000,
  paymentType: 'POINT',
  isOnlyForChannelUser: false,
  channelProfile: { channelId: 1, channelName: '해온코딩학원', channelLogoUrl: '/logo.png', channelDomain: 'haeon' },
  teacher: { nickname: '문해온', profile: '/teacher.png' },
} as const

export function aCourse(wishes: Partial<Course> = {}): Course {
  return { courseId: 7, level: 'ELEMENTARY', rating: 4.8, ...offer, ...wishes }
}

export function anEnrolledCourse(progress: Partial<EnrolledProgress> | null = {}, wishes: Partial<Course> = {}): EnrolledCourse {
  const known = {
    completedCount: 9,
    totalCount: 12,
    nextLesson: { lessonId: 710, title: '그물 짜기' },
    studiedDate: '2026-11-16T09:50:00Z',
  }
  return { ...aCourse(wishes), progress: progress && { ...known, ...progress } }
}

export function aTaughtClass(wishes: Partial<TaughtClass> = {}): TaughtClass {
  return { ...aCourseClass(), isLive: false, timetable: null, enrolledCount: 2, nextMeeting: null, ...wishes }
}

export function aCourseClass(wishes: Partial<RecommendedClass> = {}): RecommendedClass {
  return { courseClassId: 9, schedule: { memberCount: 2 }, isClosed: false, lessons: null, ...offer, ...wishes }
}

export const links: LinkPolicy = { rootDomain: 'codingbada.kr', mainOrigin: null, contestOrigin: null, allowedHosts: [] }
export const ordinary = { opensChannelDomain: false, links }
export const enterprise = { opensChannelDomain: true, links }
