import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { LearningReport } from '../domain/report/learningReport.ts'
import type { ReportLink, ReportLinkDays, ReportOwner } from '../domain/report/reportLink.ts'

/** The content of a shared link: the report, or why there is none any more. */
export type SharedReport =
  | { readonly state: 'live'; readonly report: LearningReport; readonly endDate: string }
  | { readonly state: 'ended' | 'revoked' }

export interface ReportRepository {
  /** Reads the viewer's own report. */
  own(signal?: AbortSignal): Promise<LearningReport>
  /** Reads a shared report, also for guests. */
  shared(token: string, signal?: AbortSignal): Promise<SharedReport>
  /** Lists the links that still open, the newest first. */
  links(owner: ReportOwner, signal?: AbortSignal): Promise<readonly ReportLink[]>
  share(owner: ReportOwner, days: ReportLinkDays): Promise<ReportLink>
  revoke(owner: ReportOwner, linkId: Id): Promise<void>
}

type Refusal = { readonly kind: 'signInFirst' | 'refused' | 'gone' | 'failed' }

const refusals: Readonly<Record<number, Refusal['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone' }

const refusalOf = (error: unknown): Refusal => ({ kind: refusals[statusOf(error) ?? 0] ?? 'failed' })

export type ShareReportOutcome = { readonly kind: 'shared'; readonly link: ReportLink } | { readonly kind: 'alreadySharing' } | Refusal
export type ShareReport = (owner: ReportOwner, days: ReportLinkDays) => Promise<ShareReportOutcome>

/** Makes one link at a time: a second press makes no second one. */
export function makeShareReport({ reports }: { readonly reports: Pick<ReportRepository, 'share'> }): ShareReport {
  return oneAtATime({ kind: 'alreadySharing' }, async (owner: ReportOwner, days: ReportLinkDays): Promise<ShareReportOutcome> => {
    try {
      return { kind: 'shared', link: await reports.share(owner, days) }
    } catch (error) {
      return refusalOf(error)
    }
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

/** Lists the port and the use cases of a learner's report, which those who look after them read. */
export interface ReportFeature {
  readonly reports: ReportRepository
  readonly share: ShareReport
  readonly revoke: RevokeReportLink
}
