import { type ClassMemberRepository, makeLetMemberIn } from '../../src/application/classMembers.ts'
import { type ClassCatalogue, makeEnrolInClass } from '../../src/application/courseClass.ts'
import type { Classes } from '../../src/application/Features.ts'
import { makeEnterMeeting, type MeetingRepository } from '../../src/application/meeting.ts'
import type { Clock } from '../../src/application/platform.ts'
import { makeCancelRegistration, makeRegister, type RegistrationRepository } from '../../src/application/registration.ts'

const never = () => new Promise<never>(() => {})

interface Answers {
  readonly catalogue?: Partial<ClassCatalogue>
  readonly meetings?: Partial<MeetingRepository>
  readonly members?: Partial<ClassMemberRepository>
}

/** Classes whose answers never come, but for those that a test gives; the use cases are the real ones. */
export function fakeClasses(clock: Clock, answers: Answers = {}): Classes {
  const catalogue: ClassCatalogue = {
    find: never,
    findInEduenv: never,
    enrolled: never,
    categories: never,
    categoryGroups: never,
    channels: never,
    courseClass: never,
    schedules: never,
    repeats: never,
    standing: never,
    enrol: never,
    ...answers.catalogue,
  }
  const meetings: MeetingRepository = { list: never, enter: never, ...answers.meetings }
  const members: ClassMemberRepository = { list: never, studyCounts: never, enrol: never, ...answers.members }
  const registrations: RegistrationRepository = {
    dateCounts: never,
    dateCountsInEduenv: never,
    dates: never,
    options: never,
    register: never,
    cancel: never,
  }
  return {
    catalogue,
    meetings,
    members,
    registrations,
    enrolInClass: makeEnrolInClass({ classes: catalogue }),
    enterMeeting: makeEnterMeeting({ meetings, clock }),
    letMemberIn: makeLetMemberIn({ members }),
    register: makeRegister({ registrations, clock }),
    cancelRegistration: makeCancelRegistration({ registrations, clock }),
    loadComingDates: never,
    loadRankingPage: never,
  }
}
