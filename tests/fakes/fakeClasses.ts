import type { Classes } from '../../src/application/Classes.ts'
import type { ClassCatalogue } from '../../src/application/course-class/ClassCatalogue.ts'
import type { ClassMemberRepository } from '../../src/application/course-class/ClassMemberRepository.ts'
import { makeEnrolInClass } from '../../src/application/course-class/enrolInClass.ts'
import { makeLetMemberIn } from '../../src/application/course-class/letMemberIn.ts'
import { makeEnterMeeting } from '../../src/application/course-class/enterMeeting.ts'
import type { MeetingRepository } from '../../src/application/course-class/MeetingRepository.ts'
import type { Clock } from '../../src/application/platform/Clock.ts'
import { makeCancelRegistration } from '../../src/application/registration/cancelRegistration.ts'
import { makeRegister } from '../../src/application/registration/register.ts'
import type { RegistrationRepository } from '../../src/application/registration/RegistrationRepository.ts'

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
