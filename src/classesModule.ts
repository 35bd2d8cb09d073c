import type { ApiPaths } from './adapters/http/apiPaths.ts'
import { eduenv } from './adapters/http/classPaths.ts'
import type { HttpClient } from './adapters/http/HttpClient.ts'
import { httpClassCatalogue } from './adapters/http/httpClassCatalogue.ts'
import { httpClassMemberRepository } from './adapters/http/httpClassMemberRepository.ts'
import { httpMeetingRepository } from './adapters/http/httpMeetingRepository.ts'
import { httpRankingPages } from './adapters/http/httpRankingPages.ts'
import { httpRegistrationRepository } from './adapters/http/httpRegistrationRepository.ts'
import type { Classes } from './application/Classes.ts'
import { makeEnrolInClass } from './application/course-class/enrolInClass.ts'
import { makeEnterMeeting } from './application/course-class/enterMeeting.ts'
import { makeLetMemberIn } from './application/course-class/letMemberIn.ts'
import type { Clock } from './application/platform/Clock.ts'
import type { Log } from './application/platform/Log.ts'
import { makeLoadRankingPage } from './application/ranking/loadRankingPage.ts'
import { makeCancelRegistration } from './application/registration/cancelRegistration.ts'
import { makeLoadComingDates } from './application/registration/loadComingDates.ts'
import { makeRegister } from './application/registration/register.ts'

/** What the container already has and this part of the wiring builds on. */
export interface ClassesNeeds {
  readonly client: HttpClient
  /** For the calls of the education environment, a product of its own. */
  readonly clientOf: (product: string) => HttpClient
  readonly log: Log
  readonly paths: ApiPaths
  readonly clock: Clock
}

/** The part of the composition that comes with the first page that needs it. */
export function wireClasses({ client, clientOf, log, paths, clock }: ClassesNeeds): Classes {
  const eduenvClient = clientOf(eduenv)
  const catalogue = httpClassCatalogue(client, eduenvClient, log)
  const meetings = httpMeetingRepository(client, log)
  const members = httpClassMemberRepository(client, eduenvClient, log)
  const registrations = httpRegistrationRepository(client, eduenvClient, log)
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
    loadComingDates: makeLoadComingDates({ catalogue, registrations }),
    loadRankingPage: makeLoadRankingPage({ rankings: httpRankingPages(client, paths, log) }),
  }
}
