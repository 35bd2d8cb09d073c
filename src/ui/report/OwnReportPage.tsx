import { statusOf } from '../../application/callError.ts'
import { taughtClassesHref } from '../../application/teaching.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { ReportLinks } from './ReportLinks.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useOwnReport } from './reportQueries.ts'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportPages.module.css'

/** Renders the page of one's own report, with the links that share it. */
export const OwnReportPage = () => {
  const viewer = useViewer()
  return (
    <PlainPage creature="TURTLE" title={words.page} note={words.note} isWaiting={viewer === null}>
      {viewer === null && <ReportSkeleton />}
      {viewer && (isSignedIn(viewer) ? <OwnReport /> : <SignInFirst />)}
    </PlainPage>
  )
}

const SignInFirst = () => (
  <GuestPanel creature="TURTLE" title={words.guest.title} text={words.guest.text}>
    <LoginLink words={lazyCopy.entry} />
  </GuestPanel>
)

const OwnReport = () => {
  const report = useOwnReport()
  if (report.status === 'waiting') return <ReportSkeleton />
  if (report.status === 'failed')
    return statusOf(report.error) === 403 ? (
      <MessagePanel level={2} creature="TURTLE" title={words.refused.title} text={words.refused.text}>
        <ButtonLink href={taughtClassesHref}>{words.toClasses}</ButtonLink>
      </MessagePanel>
    ) : (
      <FailedPanel title={words.failed} text={words.failedNote} retry={report.retry} />
    )
  return (
    <div className={styles['own']}>
      <ReportSheet report={report.value} level={2} />
      <Panel id="share-report" tabIndex={-1} aria-labelledby="share-report-title" className={styles['share']}>
        <SectionHeading id="share-report-title" title={words.links.title} />
        <ReportLinks owner={ownReport} level={3} />
      </Panel>
    </div>
  )
}

const ownReport = { kind: 'own' } as const
