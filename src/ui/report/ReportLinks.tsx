import { useState } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { reportHref, type ReportLink, type ReportLinkDays, reportLinkDays, type ReportOwner } from '../../domain/report/reportLink.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { AskFirst } from '../kit/AskFirst.tsx'
import { FailedLine } from '../kit/FailedLine.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { useCopyText } from '../kit/CopyButton.tsx'
import { LongList } from '../kit/LongList.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { useShareAddress } from '../kit/shareAddress.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { reportWords } from './reportWords.ts'
import { useReportLinks, useRevokeReportLink, useShareReport } from './reportQueries.ts'
import styles from './ReportLinks.module.css'

const words = reportWords.links

interface ReportLinksProps {
  readonly owner: ReportOwner
  /** The level of the heading above the list. */
  readonly level: 3 | 4
}

/** Makes links to a report, and lists those that still open. */
export const ReportLinks = ({ owner, level }: ReportLinksProps) => {
  const [days, setDays] = useState<ReportLinkDays>(reportLinkDays[0])
  const { isPending, run: share } = useShareReport(owner)
  const links = useReportLinks(owner)
  const Title = `h${level}` as const
  return (
    <div className={styles['links']}>
      <p className={styles['note']}>{words.note}</p>
      <div className={styles['form']}>
        <RadioRow title={words.days} options={reportLinkDays} chosen={days} keyOf={String} labelOf={words.dayName} onChoose={setDays} />
        <ActionButton isRunning={isPending} onClick={() => void share(days)}>
          {isPending ? words.making : words.make}
        </ActionButton>
      </div>
      <section aria-labelledby="report-links" className={styles['list']}>
        <Title id="report-links" tabIndex={-1} className={styles['title']}>
          {words.list}
        </Title>
        {links.status === 'waiting' && <p className={styles['note']}>{words.listWaiting}</p>}
        {links.status === 'failed' && <FailedLine className={styles['note']} text={words.listFailed} retry={links.retry} />}
        {links.status === 'ready' &&
          (links.value.length === 0 ? (
            <p className={styles['note']}>{words.listNone}</p>
          ) : (
            <LongList className={styles['list']}>
              {links.value.map((link) => (
                <LiveLink key={link.linkId} owner={owner} link={link} />
              ))}
            </LongList>
          ))}
      </section>
    </div>
  )
}

const LiveLink = ({ owner, link: { linkId, token, endDate, teacherName } }: { readonly owner: ReportOwner; readonly link: ReportLink }) => {
  const { clock } = useApplication()
  const copy = useCopyText()
  const address = useShareAddress()(reportHref(token))
  const { isPending, run: revoke } = useRevokeReportLink(owner)
  const end = dateText(seoulDate(new Date(endDate)), seoulDate(clock.now()))
  return (
    <li className={styles['link']}>
      <div>
        <p className={styles['address']}>{address}</p>
        <p className={styles['note']}>
          {[words.until(end), teacherName !== null && words.byTeacher(teacherName)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button tone="soft" size="small" onClick={() => void copy(address)}>
          <VisuallyHidden>{words.which(end)}</VisuallyHidden>
          {words.copy}
        </Button>
        <AskFirst deed="endReportLink" words={words.revoking} isRunning={isPending} run={() => revoke(linkId)}>
          {(ask) => (
            <ActionButton tone="quiet" size="small" onClick={ask}>
              <VisuallyHidden>{words.which(end)}</VisuallyHidden>
              {words.revoke}
            </ActionButton>
          )}
        </AskFirst>
      </div>
    </li>
  )
}
