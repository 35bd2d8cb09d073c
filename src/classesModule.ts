import type { AppConfig } from './adapters/browser/readAppConfig.ts'
import type { ApiPaths } from './adapters/http/apiPaths.ts'
import { createHttpClient } from './adapters/http/createHttpClient.ts'
import type { HttpClient } from './adapters/http/HttpClient.ts'
import { httpClassCatalogue } from './adapters/http/httpClassCatalogue.ts'
import { httpClassMemberRepository } from './adapters/http/httpClassMemberRepository.ts'
import { httpMeetingRepository } from './adapters/http/httpMeetingRepository.ts'
import { httpRankingPages } from './adapters/http/httpRankingPages.ts'
import { httpRegistrationRepository } from './adapters/http/httpRegistrationRepository.ts'
import type { Classes } from './application/Classes.ts'
import type { ClassCatalogue } from './application/course-class/ClassCatalogue.ts'
import type { ClassMemberRepository } from './application/course-class/ClassMemberRepository.ts'
import { type EnrolInClass, makeEnrolInClass } from './application/course-class/enrolInClass.ts'
import { type EnterMeeting, makeEnterMeeting } from './application/course-class/enterMeeting.ts'
import { type LetMemberIn, makeLetMemberIn } from './application/course-class/letMemberIn.ts'
import type { MeetingRepository } from './application/course-class/MeetingRepository.ts'
import type { Clock } from './application/platform/Clock.ts'
import type { Log } from './application/platform/Log.ts'
import { type LoadRankingPage, makeLoadRankingPage } from './application/ranking/loadRankingPage.ts'
import type { RankingPages } from './application/ranking/RankingPages.ts'
import { type CancelRegistration, makeCancelRegistration } from './application/registration/cancelRegistration.ts'
import { type LoadComingDates, makeLoadComingDates } from './application/registration/loadComingDates.ts'
import { makeRegister, type Register } from './application/registration/register.ts'
import type { RegistrationRepository } from './application/registration/RegistrationRepository.ts'
import { type Token, token, type Wiring } from './Token.ts'

interface Network {
  readonly fetch: (request: Request) => Promise<Response>
}

/** What the container already has and this part of the wiring builds on. */
export interface ClassesNeeds {
  readonly client: Token<HttpClient>
  readonly log: Token<Log>
  readonly paths: Token<ApiPaths>
  readonly clock: Token<Clock>
  readonly config: Token<AppConfig>
  readonly surroundings: Token<Network>
}

/** The part of the composition that comes with the first page that needs it. */
export function wireClasses({ bind, get }: Wiring, { client, log, paths, clock, config, surroundings }: ClassesNeeds): Classes {
  const tokens = {
    eduenv: token<HttpClient>('eduenv'),
    catalogue: token<ClassCatalogue>('classCatalogue'),
    meetings: token<MeetingRepository>('meetings'),
    members: token<ClassMemberRepository>('members'),
    registrations: token<RegistrationRepository>('registrations'),
    rankingPages: token<RankingPages>('rankingPages'),
    enrolInClass: token<EnrolInClass>('enrolInClass'),
    enterMeeting: token<EnterMeeting>('enterMeeting'),
    letMemberIn: token<LetMemberIn>('letMemberIn'),
    register: token<Register>('register'),
    cancelRegistration: token<CancelRegistration>('cancelRegistration'),
    loadComingDates: token<LoadComingDates>('loadComingDates'),
    loadRankingPage: token<LoadRankingPage>('loadRankingPage'),
  }
  bind(tokens.eduenv, ({ apiOrigin }: AppConfig, { fetch }: Network) => createHttpClient({ fetch, apiOrigin, product: 'eduenv' }), [
    config,
    surroundings,
  ])
  bind(tokens.catalogue, httpClassCatalogue, [client, tokens.eduenv, log])
  bind(tokens.meetings, httpMeetingRepository, [client, log])
  bind(tokens.members, httpClassMemberRepository, [client, tokens.eduenv, log])
  bind(tokens.registrations, httpRegistrationRepository, [client, tokens.eduenv, log])
  bind(tokens.rankingPages, httpRankingPages, [client, paths, log])

  bind(tokens.enrolInClass, (classes: ClassCatalogue) => makeEnrolInClass({ classes }), [tokens.catalogue])
  bind(tokens.enterMeeting, (meetings: MeetingRepository, now: Clock) => makeEnterMeeting({ meetings, clock: now }), [
    tokens.meetings,
    clock,
  ])
  bind(tokens.letMemberIn, (members: ClassMemberRepository) => makeLetMemberIn({ members }), [tokens.members])
  bind(tokens.register, (registrations: RegistrationRepository, now: Clock) => makeRegister({ registrations, clock: now }), [
    tokens.registrations,
    clock,
  ])
  bind(
    tokens.cancelRegistration,
    (registrations: RegistrationRepository, now: Clock) => makeCancelRegistration({ registrations, clock: now }),
    [tokens.registrations, clock],
  )
  bind(
    tokens.loadComingDates,
    (catalogue: ClassCatalogue, registrations: RegistrationRepository) => makeLoadComingDates({ catalogue, registrations }),
    [tokens.catalogue, tokens.registrations],
  )
  bind(tokens.loadRankingPage, (rankings: RankingPages) => makeLoadRankingPage({ rankings }), [tokens.rankingPages])
  return {
    catalogue: get(tokens.catalogue),
    meetings: get(tokens.meetings),
    members: get(tokens.members),
    registrations: get(tokens.registrations),
    enrolInClass: get(tokens.enrolInClass),
    enterMeeting: get(tokens.enterMeeting),
    letMemberIn: get(tokens.letMemberIn),
    register: get(tokens.register),
    cancelRegistration: get(tokens.cancelRegistration),
    loadComingDates: get(tokens.loadComingDates),
    loadRankingPage: get(tokens.loadRankingPage),
  }
}
