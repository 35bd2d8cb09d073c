import { statusOf } from './callError.ts'
import type { CreateListed, CreationRefusal } from './createListed.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { LearningReport } from '../domain/report/learningReport.ts'
import type { Praise } from '../domain/report/praise.ts'
import { linkDays, type ReportLink, type ReportLinkDays, type ReportOwner } from '../domain/report/reportLink.ts'

/** The content of a shared link: the report, or why there is none any more. */
export type SharedReport =
  | {
      readonly state: 'live'
      readonly report: LearningReport
      readonly endDate: string
      /** ISO date-time of the last praise that was sent by this link; null: none. */
      readonly praisedDate: string | null
    }
  | { readonly state: 'ended' | 'revoked' }

export interface ReportRepository {
  /** Reads the viewer's own report. */
  own(signal?: AbortSignal): Promise<LearningReport>
  /** Reads a shared report, also for guests. */
  shared(token: string, signal?: AbortSignal): Promise<SharedReport>
  /** Sends a praise to the learner, also for guests. Returns when the server took it. */
  praise(token: string, praise: Praise): Promise<string>
  /** Lists the links that still open, the newest first. */
  links(owner: ReportOwner, signal?: AbortSignal): Promise<readonly ReportLink[]>
  /** The key is the call's `Idempotency-Key`. */
  share(owner: ReportOwner, days: ReportLinkDays, key: string): Promise<ReportLink>
  revoke(owner: ReportOwner, linkId: Id): Promise<void>
}

type Refusal = { readonly kind: 'signInFirst' | 'refused' | 'gone' | 'failed' }

const refusals: Readonly<Record<number, Refusal['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone' }

const refusalOf = (error: unknown): Refusal => ({ kind: refusals[statusOf(error) ?? 0] ?? 'failed' })

export type ShareReportOutcome =
  | { readonly kind: 'shared'; readonly link: ReportLink }
  | { readonly kind: 'alreadySharing' }
  | CreationRefusal
export type ShareReport = (viewerId: Id | null, owner: ReportOwner, days: ReportLinkDays) => Promise<ShareReportOutcome>

interface ShareDependencies {
  readonly reports: Pick<ReportRepository, 'share' | 'links'>
  readonly createListed: CreateListed
}

/** Makes one link at a time: neither a second press nor one after a lost answer makes a second one. */
export function makeShareReport({ reports, createListed }: ShareDependencies): ShareReport {
  return oneAtATime({ kind: 'alreadySharing' }, async (viewerId, owner, days): Promise<ShareReportOutcome> => {
    const ofWhom = owner.kind === 'own' ? owner.kind : `${owner.courseClassId}/${owner.userId}`
    const outcome = await createListed({
      of: `report/${viewerId ?? ''}/${ofWhom}/${days}`,
      list: () => reports.links(owner),
      idOf: ({ linkId }) => linkId,
      isAsAsked: (link) => linkDays(link) === days && (link.teacherName === null) === (owner.kind === 'own'),
      create: (key) => reports.share(owner, days, key),
    })
    return outcome.kind === 'made' ? { kind: 'shared', link: outcome.made } : outcome
  })
}

export type RevokeReportOutcome = { readonly kind: 'revoked' | 'alreadyRevoking' } | Refusal
export type RevokeReportLink = (owner: ReportOwner, linkId: Id) => Promise<RevokeReportOutcome>

export function makeRevokeReportLink({ reports }: { readonly reports: Pick<ReportRepository, 'revoke'> }): RevokeReportLink {
  return oneAtATime({ kind: 'alreadyRevoking' }, async (owner: ReportOwner, linkId: Id): Promise<RevokeReportOutcome> => {
    try {
      await reports.revoke(owner, linkId)
      return { kind: 'revoked' }
    } catch (error) {
      // A link that does not exist any more opens nothing either.
      return statusOf(error) === 404 ? { kind: 'revoked' } : refusalOf(error)
    }
  })
}

const praiseRefusals: Readonly<Record<number, 'alreadyPraised' | 'ended'>> = { 404: 'ended', 409: 'alreadyPraised', 410: 'ended' }

export interface SendPraiseOutcome {
  readonly kind: 'praised' | 'alreadyPraised' | 'ended' | 'alreadySending' | 'failed'
}
export type SendPraise = (token: string, praise: Praise) => Promise<SendPraiseOutcome>

/** Sends one praise at a time; the server takes one a day by each link. */
export function makeSendPraise({ reports }: { readonly reports: Pick<ReportRepository, 'praise'> }): SendPraise {
  return oneAtATime({ kind: 'alreadySending' }, async (token: string, praise: Praise): Promise<SendPraiseOutcome> => {
    try {
      await reports.praise(token, praise)
      return { kind: 'praised' }
    } catch (error) {
      return { kind: praiseRefusals[statusOf(error) ?? 0] ?? 'failed' }
    }
  })
}

/** Lists the port and the use cases of a learner's report, which those who look after them read. */
export interface ReportFeature {
  readonly reports: ReportRepository
  readonly share: ShareReport
  readonly revoke: RevokeReportLink
  readonly sendPraise: SendPraise
}
