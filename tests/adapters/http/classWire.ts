import { courseClass as recommended } from './wire.ts'

/** The same class without its lessons, since lists give the timetable instead. */
const { lessons: _, ...courseClass } = recommended

/** A timetable, and below it a complete item of each noun of classes and registrations. */
export const timetable = { weekdays: [2, 4], startTime: '18:00', endTime: '19:00' }
export const listedClass = {
  ...courseClass,
  isLive: true,
  isClosed: 'N',
  enrolledCount: 5,
  schedule: { memberCount: 8, ...timetable },
}
/** The same class as the adapter reads it. */
export const aListedClass = { ...courseClass, isLive: true, isClosed: false, enrolledCount: 5, schedule: { memberCount: 8 }, timetable }

export const classDetail = {
  ...listedClass,
  introduction: ['처음 배우는 반이에요.'],
  audience: ['초등 고학년'],
  goals: ['반복문을 써요.'],
  materials: ['노트북'],
  categoryList: [{ categoryGroupName: '분야', name: '텍스트 코딩' }],
  lessonCount: 12,
}

export const standing = {
  isEnrolled: true,
  isMember: false,
  canStudy: true,
  isTeacher: false,
}

export const schedule = {
  scheduleId: 's-1',
  repeatType: 'WEEKLY',
  ...timetable,
  fromDate: '2026-11-01',
  untilDate: null,
  skippedDates: ['2026-11-26'],
  memberCount: 8,
}

export const meeting = { meetingId: 'm/1', title: '11월 24일 수업', startsAt: '2026-11-24T09:00:00Z', endsAt: '2026-11-24T10:00:00Z' }

export const member = {
  userId: 9,
  nickname: '파도',
  profile: 'https://img.test/9.png',
  completedCount: 3,
  totalCount: 12,
  studiedDate: '2026-11-19T10:00:00Z',
}

export const classDate = {
  date: '2026-11-24',
  startTime: '18:00',
  endTime: '19:00',
  memberCount: 8,
  registeredCount: 6,
  isClosed: false,
  registrationDateId: null,
}

export const option = {
  optionId: 'o-1',
  name: '기기',
  required: 'Y',
  choiceList: [{ choiceId: 'tablet', name: '태블릿', cost: 300, paymentType: 'POINT' }],
}
