import {
  AlarmClock,
  CircleCheckBig,
  CircleQuestionMark,
  EyeOff,
  type IconNode,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  NotebookPen,
  Presentation,
  Timer,
  Undo2,
} from 'lucide'
import { inboxDays, inboxHref, type InboxItem, type InboxKind, inboxText } from '../../domain/inbox.ts'
import { praiseWords } from '../../domain/report/praise.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { useShowMore } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useMarkRead } from './inboxQueries.ts'
import { inboxWords as words } from './inboxWords.ts'
import styles from './NotificationList.module.css'

/** A praise comes with the creature of its sticker, and a clap with one, too. */
const icons: Readonly<Record<Exclude<InboxKind, 'PRAISE' | 'CLAP'>, IconNode>> = {
  HOMEWORK_SET: NotebookPen,
  HOMEWORK_DUE: AlarmClock,
  HOMEWORK_RETURNED: Undo2,
  HOMEWORK_MARKED: CircleCheckBig,
  ROOM_SET: Timer,
  COMMENT: MessageSquareText,
  CLASS_SOON: Presentation,
  ANNOUNCEMENT: Megaphone,
  QUESTION_ASKED: CircleQuestionMark,
  QUESTION_ANSWERED: MessagesSquare,
  POST_HIDDEN: EyeOff,
}

interface NotificationListProps {
  readonly items: readonly InboxItem[]
  /** The level of the day headings: one below the list's heading. */
  readonly level: 2 | 3
  /** Called when a notification was followed. */
  onLeave?(): void
}

/** Lists notifications by day. Following one marks it as read. */
export const NotificationList = ({ items, level, onLeave }: NotificationListProps) => {
  const now = useNowByMinute()
  const { run } = useMarkRead()
  const { shown, listRef, moreButton } = useShowMore<InboxItem, HTMLDivElement>(items, undefined, 'li')
  const Day = `h${level}` as const
  const follow = ({ notificationId, isRead }: InboxItem) => {
    if (!isRead) void run({ notificationIds: [notificationId] })
    onLeave?.()
  }
  return (
    <div ref={listRef}>
      {inboxDays(shown, now).map(({ date, label, items: ofDay }) => (
        <div key={date} className={styles['day']}>
          <Day className={styles['date']}>{label}</Day>
          <ul>
            {ofDay.map((item) => {
              const { sentence, detail } = inboxText(item, now)
              return (
                <li key={item.notificationId} className={styles['row']} data-unread={item.isRead ? undefined : ''}>
                  <span className={styles['tile']} data-kind={item.kind}>
                    {item.kind === 'PRAISE' || item.kind === 'CLAP' ? (
                      <CreatureArt creature={item.kind === 'CLAP' ? 'DOLPHIN' : praiseWords(item.praise).creature} size={30} />
                    ) : (
                      <Icon icon={icons[item.kind]} size={18} />
                    )}
                  </span>
                  <div className={styles['text']}>
                    <SiteLink href={inboxHref(item)} className={styles['link']} onClick={() => follow(item)}>
                      {!item.isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
                      {sentence}
                    </SiteLink>
                    {detail !== null && <p className={styles['detail']}>{detail}</p>}
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {moreButton}
    </div>
  )
}
