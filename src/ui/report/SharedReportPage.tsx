import { isNotFound } from '../../application/callError.ts'
import type { SharedReport } from '../../application/report.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import type { Loadable } from '../kit/loaded.ts'
import { HomeLink, Message } from '../kit/Message.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useSharedReport } from './reportQueries.ts'
import { reportWords } from './reportWords.ts'
import styles from './ReportPages.module.css'

const words = reportWords.shared

/** Returns the page's heading: the report's title, or why there is none. */
const titleOf = (shared: Loadable<SharedReport>) => {
  if (shared.status === 'failed') return isNotFound(shared.error) ? words.unknown.title : reportWords.failed
  return shared.status === 'waiting' || shared.value.state === 'live' ? reportWords.page : words[shared.value.state].title
}

/** Renders the page that a report link opens, without an account. */
export const SharedReportPage = () => {
  const token = useRouteId('token')
  const shared = useSharedReport(token)
  const { clock } = useApplication()
  return (
    <main id="main" tabIndex={-1} className={styles['page']} data-barless="" aria-busy={shared.status === 'waiting'}>
      <PageTitle title={titleOf(shared)} />
      {/* The address opens the report, so it must not reach search engines or other sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {shared.status === 'waiting' && <ReportSkeleton />}
      {shared.status === 'failed' &&
        (isNotFound(shared.error) ? (
          <Message level={1} creature="CRAB" {...words.unknown}>
            <HomeLink />
          </Message>
        ) : (
          <Message level={1} isAlert creature="CRAB" title={reportWords.failed} text={reportWords.failedNote}>
            <RetryButton retry={shared.retry} />
          </Message>
        ))}
      {shared.status === 'ready' &&
        (shared.value.state === 'live' ? (
          <>
            <ReportSheet report={shared.value.report} level={1} praising={{ token, praisedDate: shared.value.praisedDate }} />
            <p className={styles['note']}>
              {words.note} {words.until(dateText(seoulDate(new Date(shared.value.endDate)), seoulDate(clock.now())))}
            </p>
          </>
        ) : (
          <Message level={1} creature="TURTLE" {...words[shared.value.state]}>
            <HomeLink />
          </Message>
        ))}
    </main>
  )
}
