import { ChevronRight } from 'lucide'
import { useState } from 'react'
import { isNotFound } from '../../../application/callError.ts'
import { deadlineView } from '../../../domain/assignment.ts'
import { canOperate } from '../../../domain/channel/channelSettings.ts'
import { classViewHref, problemViewHref } from '../../../domain/classView.ts'
import { type Desk as DeskData, endingSoon, toMark } from '../../../domain/desk.ts'
import { formatNumber } from '../../../domain/format.ts'
import { paths } from '../../../domain/paths.ts'
import { isOnChannel } from '../../../domain/site/site.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { useApplication } from '../../kit/application.ts'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { useLoadable } from '../../kit/loaded.ts'
import { Panel } from '../../kit/Panel.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import styles from './Desk.module.css'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly desk: true
  }
}

/** The texts of a teacher's and an operator's desk. */
const words = {
  title: '오늘 살필 것',
  restTitle: '더 살필 것',
  failed: '오늘 살필 것을 불러오지 못했어요',
  none: '지금은 살필 것이 없어요. 새로 막히거나 낸 것이 있으면 여기에 보여요.',
  stuck: (name: string, problem: string) => `${name} · ${problem}에서 막혔어요`,
  stuckNote: (classTitle: string, count: string) => `${classTitle} · ${count}번 제출`,
  nameless: '이름 없는 학생',
  toMark: (title: string, count: string) => `${title}: 채점할 것 ${count}개`,
  toMarkNote: '낸 것을 보고 한마디 남겨요',
  ending: (title: string) => `${title} 마감이 가까워요`,
  lateEnding: (title: string) => `${title} 늦은 제출 마감이 가까워요`,
  endingNote: (until: string, count: string) => `${until} · 아직 내지 않은 학생 ${count}명`,
  more: (count: string) => `${count}개 더`,
  members: '회원 관리',
  membersNote: '회원을 찾고, 초대하고, 수업에 넣어요',
  settings: '채널 설정',
  settingsNote: '이름, 색, 홈의 구역을 바꿔요',
  week: (active: string, members: string, solved: string) =>
    `지난 7일: 학생 ${members}명 중 ${active}명이 배웠고, 문제 ${solved}개를 풀었어요`,
}

/** The most lines of each kind: a desk is meant for a glance. */
const maxLines = 3

/** The number of lines that fit into the strip of the main site's greeting. */
export const stripLines = 2

/** The number of whole lines that fit in the panel. */
const wholeLines = 4

/** Reads what waits for people who teach or run the channel. */
export const useDesk = () => {
  const { desk } = useFeature('classView')
  const viewer = useViewer()
  return useLoadable(
    useViewerQuery<DeskData>({ name: 'desk', read: (signal) => desk(signal), enabled: viewer !== null && isSignedIn(viewer) }),
  )
}

/** Lists the desk's lines, each with a link to its page. On the main site the first ones are in the strip of the greeting, and not repeated. */
export const Desk = () => {
  const { site } = useSite()
  const viewer = useViewer()
  const found = useDesk()
  const [isWhole, setWhole] = useState(false)
  const isChannel = isOnChannel(site)
  // A backend may lack this call.
  if (found.status === 'failed' && isNotFound(found.error)) return null
  return (
    <Panel aria-labelledby={deskTitleId} className={styles['desk']}>
      <h2 id={deskTitleId} className={styles['title']}>
        {isChannel ? words.title : words.restTitle}
      </h2>
      {found.status === 'waiting' && <Skeleton height={72} radius="control" />}
      {found.status === 'failed' && <FailedLine className={styles['note']} text={words.failed} retry={found.retry} />}
      {found.status === 'ready' && (
        <Lines
          desk={found.value}
          from={isChannel ? 0 : stripLines}
          mayOperate={isChannel && viewer !== null && canOperate(viewer)}
          isWhole={isWhole}
          onWhole={() => setWhole(true)}
        />
      )}
    </Panel>
  )
}

/** The id of the desk's heading. */
export const deskTitleId = 'desk-title'

interface Line {
  readonly key: string
  readonly href: string
  readonly text: string
  readonly note: string
}

/** Returns the desk's lines, the most urgent first. */
export const useDeskLines = ({ stuckList, homeworkList }: Pick<DeskData, 'stuckList' | 'homeworkList'>): readonly Line[] => {
  const { clock } = useApplication()
  const now = useNowByMinute()
  return [
    ...stuckList.slice(0, maxLines).map(({ courseClassId, classTitle, userId, nickname, problemId, problemTitle, submissionCount }) => ({
      key: `stuck ${courseClassId} ${userId} ${problemId}`,
      href: problemViewHref(problemId, courseClassId),
      text: words.stuck(nickname?.trim() || words.nameless, problemTitle),
      note: words.stuckNote(classTitle, formatNumber(submissionCount)),
    })),
    ...toMark(homeworkList)
      .slice(0, maxLines)
      .map((homework) => ({
        key: `mark ${homework.assignmentId}`,
        href: classViewHref(homework),
        text: words.toMark(homework.title, formatNumber(homework.toMarkCount)),
        note: words.toMarkNote,
      })),
    ...endingSoon(homeworkList, now)
      .slice(0, maxLines)
      .map(({ homework, until, isLate }) => ({
        key: `ending ${homework.assignmentId}`,
        href: classViewHref(homework),
        text: (isLate ? words.lateEnding : words.ending)(homework.title),
        note: words.endingNote(deadlineView(until, now, clock.timeZone())?.text ?? '', formatNumber(homework.openCount)),
      })),
  ]
}

interface LinesProps {
  readonly desk: DeskData
  /** The number of lines that are shown elsewhere. */
  readonly from: number
  readonly mayOperate: boolean
  /** Whether to show all lines, or only as many as fit in the panel. */
  readonly isWhole: boolean
  onWhole(): void
}

const Lines = ({ desk, from, mayOperate, isWhole, onWhole }: LinesProps) => {
  const { week } = desk
  const lines = useDeskLines(desk)
  const ways: readonly Line[] = [
    { key: 'members', href: paths.members, text: words.members, note: words.membersNote },
    ...(mayOperate ? [{ key: 'settings', href: paths.channelSettings, text: words.settings, note: words.settingsNote }] : []),
  ]
  const all = [...lines.slice(from), ...ways]
  const shown = isWhole ? all : all.slice(0, wholeLines)
  return (
    <>
      {week !== null && (
        <p className={styles['note']}>
          {words.week(formatNumber(week.activeCount), formatNumber(week.memberCount), formatNumber(week.solvedCount))}
        </p>
      )}
      {lines.length === 0 && from === 0 && <p className={styles['note']}>{words.none}</p>}
      <ul className={styles['lines']}>
        {shown.map(({ key, href, text, note }) => (
          <li key={key}>
            <SiteLink href={href} className={styles['line']}>
              <span className={styles['text']}>
                <span className={styles['what']}>{text}</span>
                <span className={styles['note']}>{note}</span>
              </span>
              <Icon icon={ChevronRight} size={18} className={styles['arrow']} />
            </SiteLink>
          </li>
        ))}
      </ul>
      {shown.length < all.length && <TextButton onClick={onWhole}>{words.more(formatNumber(all.length - shown.length))}</TextButton>}
    </>
  )
}
