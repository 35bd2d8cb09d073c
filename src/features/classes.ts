import type { ApiPaths } from '../adapters/http/apiPaths.ts'
import { eduenv } from '../adapters/http/classPaths.ts'
import type { HttpClient } from '../adapters/http/client.ts'
import { httpClassCatalogue, httpClassMemberRepository, httpMeetingRepository } from '../adapters/http/courseClass.ts'
import { httpRankingPages } from '../adapters/http/ranking.ts'
import { httpRegistrationRepository } from '../adapters/http/registration.ts'
import { makeLetMemberIn } from '../application/classMembers.ts'
import { makeEnrolInClass } from '../application/courseClass.ts'
import type { Classes } from '../application/Features.ts'
import { makeEnterMeeting } from '../application/meeting.ts'
import type { Clock, Log } from '../application/platform.ts'
import { makeLoadRankingPage } from '../application/ranking.ts'
import { makeCancelRegistration, makeLoadComingDates, makeRegister } from '../application/registration.ts'

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
