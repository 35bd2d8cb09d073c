import type { SharedReport, ShareReportOutcome } from '../../application/report.ts'
import type { Id } from '../../domain/id.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import type { Praise } from '../../domain/report/praise.ts'
import type { ReportLink, ReportLinkDays, ReportOwner } from '../../domain/report/reportLink.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { reportWords } from './reportWords.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { useSiteQuery, useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly report: true
    readonly reportLinks: true
    readonly sharedReport: true
  }
}

const words = reportWords.links

export const useOwnReport = (): Loadable<LearningReport> => {
  const { reports } = useFeature('report')
  return useLoadable(
    useViewerQuery<LearningReport>({
      name: 'report',
      read: (signal) => reports.own(signal),
      // The report shows the current state.
      staleTime: 0,
    }),
  )
}

export const useSharedReport = (token: string): Loadable<SharedReport> => {
  const { reports } = useFeature('report')
  return useLoadable(
    useSiteQuery<SharedReport>({ name: 'sharedReport', of: [token], read: (signal) => reports.shared(token, signal), staleTime: 0 }),
  )
}

export const useReportLinks = (owner: ReportOwner): Loadable<readonly ReportLink[]> => {
  const { reports } = useFeature('report')
  return useLoadable(
    useViewerQuery<readonly ReportLink[]>({
      name: 'reportLinks',
      of: [owner],
      read: (signal) => reports.links(owner, signal),
    }),
  )
}

/** Makes a link. The list is refetched after any outcome: the link may exist although the answer was lost. */
export const useShareReport = (owner: ReportOwner) => {
  const { share } = useFeature('report')
  const { notifications } = useApplication()
  const viewerId = useWriter() ?? null
  return useAction({
    name: 'shareReport',
    async run(days: ReportLinkDays): Promise<ShareReportOutcome> {
      const outcome = await share(viewerId, owner, days)
      const isFine = outcome.kind === 'shared' || outcome.kind === 'alreadySharing'
      notifications[isFine ? 'success' : 'warn'](words.shared[outcome.kind])
      return outcome
    },
    invalidates: () => ['reportLinks'],
  })
}

/** Sends a praise by a link. The report is refetched after any outcome: another reader may have sent one. */
export const useSendPraise = (token: string) => {
  const { sendPraise } = useFeature('report')
  const { notifications } = useApplication()
  return useAction({
    name: 'sendPraise',
    async run(praise: Praise) {
      const { kind } = await sendPraise(token, praise)
      if (kind !== 'praised') notifications.warn(reportWords.praising.outcomes[kind])
      return kind
    },
    invalidates: (kind) => (kind === 'failed' || kind === 'alreadySending' ? [] : ['sharedReport']),
  })
}

export const useRevokeReportLink = (owner: ReportOwner) => {
  const { revoke } = useFeature('report')
  const { notifications } = useApplication()
  return useAction({
    name: 'revokeReportLink',
    async run(linkId: Id) {
      const { kind } = await revoke(owner, linkId)
      notifications[kind === 'revoked' || kind === 'alreadyRevoking' ? 'success' : 'warn'](words.revoked[kind])
      return kind
    },
    invalidates: () => ['reportLinks'],
  })
}
