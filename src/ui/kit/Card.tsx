import { ArrowUpRight } from 'lucide'
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { displayTitle } from '../copy.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './links.tsx'
import { useTitleMark } from './titleMark.ts'
import styles from './Card.module.css'

/** The surface of every card. It lifts under the pointer and takes the focus ring when its one link does. */
export const Card = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <article {...rest} className={classNames(styles['card'], className)} />
)

/** The text below a card's title. Cut by CSS only, so that emoji and syllables stay whole. */
export const CardNote = ({ text }: { readonly text: string | null }) => (text?.trim() ? <p className={styles['note']}>{text}</p> : null)

interface CardTitleProps {
  readonly text: string
  /** Null renders the card without a link. */
  readonly href: string | null
  readonly newTab?: boolean
  /** The heading level of the title: one below the heading of the card's group. */
  readonly level?: 3 | 4
}

/** Renders the title with the card's only link, stretched over the whole card. Two lines are visible; the whole text stays readable. */
export const CardTitle = ({ text, href, newTab = false, level = 3 }: CardTitleProps) => {
  const Heading = `h${level}` as const
  const title = displayTitle(text)
  const shown = useTitleMark()(title)
  return (
    <Heading className={styles['title']} title={title}>
      {href === null ? (
        shown
      ) : (
        <SiteLink href={href} newTab={newTab} className={styles['link']}>
          {shown}
        </SiteLink>
      )}
      {newTab && href !== null && (
        <span className={styles['newTab']}>
          <Icon icon={ArrowUpRight} size={16} />
        </span>
      )}
    </Heading>
  )
}

/** Renders the only link of a card whose title is no link. It covers the whole card, too. */
export const StretchedLink = ({ className, ...rest }: ComponentProps<typeof SiteLink>) => (
  <SiteLink {...rest} className={classNames(styles['stretched'], className)} />
)

interface PictureCardProps {
  /** The thumbnail. The card decides where it is placed. */
  readonly picture: ReactNode
  readonly children: ReactNode
  /** The last line of the card. It is at the same height in all cards of a row. */
  readonly foot: ReactNode
  readonly 'aria-hidden'?: true
}

/** Renders a card with its picture above the text, or beside it where the card is wide. */
export const PictureCard = ({ picture, children, foot, ...rest }: PictureCardProps) => (
  <Card {...rest}>
    <div className={styles['layout']}>
      {picture}
      <div className={styles['body']}>
        {children}
        <div className={styles['foot']}>{foot}</div>
      </div>
    </div>
  </Card>
)
