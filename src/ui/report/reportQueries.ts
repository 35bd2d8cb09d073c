import { useQuery } from '@tanstack/react-query'
import type { ShareReportOutcome, SharedReport } from '../../application/report.ts'
import type { Id } from '../../domain/id.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import type { ReportLink, ReportLinkDays, ReportOwner } from '../../domain/report/reportLink.ts'
import { viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { reportWords } from './reportWords.ts'

const words = reportWords.links

/** Whose it is: on one channel, for one viewer. */
const useOwnKey = () => [useSite().site.channelDomain, viewerKey(useViewer())] as const

export const useOwnReport = (): Loadable<LearningReport> => {
  const { reports } = useFeature('report')
  return useLoadable(
    useQuery<LearningReport>({
      queryKey: ['report', ...useOwnKey()],
      queryFn: ({ signal }) => reports.own(signal),
      // It tells of now.
      staleTime: 0,
    }),
  )
}

export const useSharedReport = (token: string): Loadable<SharedReport> => {
  const { reports } = useFeature('report')
  const { site } = useSite()
  return useLoadable(
    useQuery<SharedReport>({
      queryKey: ['sharedReport', site.channelDomain, token],
      queryFn: ({ signal }) => reports.shared(token, signal),
      staleTime: 0,
    }),
  )
}

export const useReportLinks = (owner: ReportOwner): Loadable<readonly ReportLink[]> => {
  const { reports } = useFeature('report')
  return useLoadable(
    useQuery<readonly ReportLink[]>({
      queryKey: ['reportLinks', ...useOwnKey(), owner],
      queryFn: ({ signal }) => reports.links(owner, signal),
    }),
  )
}

/** The list is read again whatever the answer was: it may have been made although the answer was lost. */
export const useShareReport = (owner: ReportOwner) => {
  const { share } = useFeature('report')
  const { notifications } = useApplication()
  return useAction({
    name: 'shareReport',
    async run(days: ReportLinkDays): Promise<ShareReportOutcome> {
      const outcome = await share(owner, days)
      const isFine = outcome.kind === 'shared' || outcome.kind === 'alreadySharing'
      notifications[isFine ? 'success' : 'warn'](words.shared[outcome.kind])
      return outcome
    },
    invalidates: () => ['reportLinks'],
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
