import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { Creature } from '../../domain/quest.ts'
import { listPaths } from '../../domain/paths.ts'
import { CreatureArt, CreatureDisc } from '../art/Creature.tsx'
import { ButtonLink, type ButtonLook } from './Button.tsx'
import { Panel } from './Panel.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './Message.module.css'

interface MessageProps {
  readonly creature: Creature
  readonly title: string
  readonly text: string
  /** Level of the title: 1 if the page has no other heading, else one below the heading above it. */
  readonly level: 1 | 2 | 3
  /** True if the message tells of a failure. */
  readonly isAlert?: boolean
  /** Links or buttons to continue. */
  readonly children: ReactNode
}

/** Renders a message that replaces content which could not be shown. */
export const Message = ({ creature, title, text, level, isAlert = false, children }: MessageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPage = level === 1
  // The heading that was here before may have had the focus.
  useEffect(() => {
    if (isPage && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isPage])
  const Title = `h${level}` as const
  return (
    <div className={styles['message']} data-level={level} role={isAlert ? 'alert' : undefined}>
      <CreatureDisc creature={creature} size={isPage ? 160 : 128} />
      <Title ref={heading} tabIndex={isPage ? -1 : undefined} className={styles['title']}>
        {title}
      </Title>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

interface MessagePanelProps extends Omit<ComponentProps<typeof Message>, 'level'> {
  readonly level?: MessageProps['level']
}

/** Renders a message on a panel. It replaces a list. */
export const MessagePanel = ({ level = 3, ...message }: MessagePanelProps) => (
  <Panel>
    <Message level={level} {...message} />
  </Panel>
)

interface SectionMessageProps {
  readonly creature?: Creature
  readonly text: string
  readonly note?: ReactNode
  /** True if the message tells of a failure. */
  readonly isAlert?: boolean
  /** Links or buttons to continue. */
  readonly children?: ReactNode
}

/** Replaces a section of a page that is otherwise complete. */
export const SectionMessage = ({ creature, text, note, isAlert = false, children }: SectionMessageProps) => (
  <div className={styles['partMessageMessage']}>
    {creature && <CreatureArt creature={creature} size={96} />}
    <p role={isAlert ? 'alert' : undefined}>{text}</p>
    {note && <p className={styles['note']}>{note}</p>}
    {children}
  </div>
)

/** Renders the link that leads away from a page with nothing to show. */
export const HomeLink = (look: Pick<ButtonLook, 'tone'>) => (
  <ButtonLink href="/" {...look}>
    {lazyCopy.ways.home}
  </ButtonLink>
)

/** Renders the link to the courses, for a page that fills up as the learner learns. */
export const CoursesLink = () => <ButtonLink href={listPaths.courses}>{lazyCopy.ways.courses}</ButtonLink>
