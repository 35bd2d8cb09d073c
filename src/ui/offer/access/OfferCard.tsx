import { type ReactNode, type Ref, useId } from 'react'
import { costView } from '../../../application/cards.ts'
import { type ChannelProfile, channelUrl } from '../../../domain/channel/channel.ts'
import type { EnrolmentState } from '../../../domain/course/enrolment.ts'
import type { Offer } from '../../../domain/course/offer.ts'
import { formatNumber } from '../../../domain/format.ts'
import { type Chapter, type CourseProgress, lessonHref } from '../../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../../domain/study.ts'
import { displayTitle } from '../../copy.ts'
import { ActionButton, RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { paths, refundHref } from '../../../domain/paths.ts'
import { Panel } from '../../kit/Panel.tsx'
import { Price } from '../../kit/Price.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import type { BarFact, EnrolTerms, OfferAccess, StudyAccess } from '../../../domain/course-class/offerAccess.ts'
import type { EnrolNote } from './enrolNote.ts'
import { LessonKinds } from '../curriculum/Curriculum.tsx'
import { offerWords } from '../offerWords.ts'
import { LoginLink } from '../../viewer/LoginLink.tsx'
import styles from './OfferCard.module.css'

interface OfferCardProps {
  readonly title: ReactNode
  /** Takes the focus when the focused button is removed. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  /** A further action, shown on every screen size. */
  readonly secondaryAction?: ReactNode
  /** The reason stands above the action that resolves it. */
  readonly note: EnrolNote
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
  /** The viewer's status, shown above the action. */
  readonly children: ReactNode
}

/** Renders the card with the enrolment action beside the page, and an overview of the lessons. */
export const OfferCard = ({ title, heading, action, secondaryAction, note, chapters, celebration, children }: OfferCardProps) => {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className={styles['card']}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      {children}
      {note.reason && <p className={styles['reason']}>{note.reason}</p>}
      <div className={styles['action']}>{action}</div>
      {secondaryAction}
      {note.advice && <p className={styles['advice']}>{note.advice}</p>}
      <LessonKinds chapters={chapters} />
      {celebration}
    </Panel>
  )
}

interface OfferBarProps {
  readonly offer: Pick<Offer, 'cost' | 'paymentType'>
  readonly access: OfferAccess<unknown>
  readonly fact: BarFact | null
  readonly action: ReactNode
}

/** Renders a bar with the current action, always visible where the side column is not. */
export const OfferBar = ({ action, ...known }: OfferBarProps) => (
  <div data-enrol-bar className={styles['bar']}>
    <div className={styles['fact']}>
      <Fact {...known} />
    </div>
    <div className={styles['offerBarAction']}>{action}</div>
  </div>
)

const Fact = ({ offer, access, fact }: Omit<OfferBarProps, 'action'>) => {
  if (fact === 'price') return <Price cost={costView(offer)} />
  const progress = fact === 'progress' && access.kind === 'study' ? access.progress : null
  return progress && <p className={styles['percent']}>{offerWords.progress.percent(formatNumber(progress.percent))}</p>
}

/** Renders the learner's progress, and the next lesson. */
const StudyProgress = ({ study }: { readonly study: StudyAccess }) => {
  const { isEnrolled, progress, lesson, mode, hasProgressFailed, retryProgress } = study
  if (!isEnrolled) return <p className={styles['note']}>{offerWords.study.teaching}</p>
  return (
    <div className={styles['state']}>
      {progress && progress.total > 0 && <ProgressSummary progress={progress} />}
      {hasProgressFailed && (
        <p className={styles['failed']}>
          {offerWords.progress.failed}
          <RetryButton tone="text" retry={retryProgress} />
        </p>
      )}
      {lesson && mode === 'continue' && <p className={styles['next']}>{offerWords.study.next(displayTitle(lesson.title))}</p>}
    </div>
  )
}

const ProgressSummary = ({ progress: { done, total, percent } }: { readonly progress: CourseProgress }) => {
  const text = offerWords.progress.text(formatNumber(done), formatNumber(total))
  return (
    <>
      <p className={styles['numbers']}>
        <span>{text}</span>
        <strong className={styles['studyStatePercent']}>{offerWords.progress.percent(formatNumber(percent))}</strong>
      </p>
      <ProgressBar ratio={percent / 100} label={offerWords.progress.title} valueText={text} />
    </>
  )
}

interface OfferStatusProps {
  readonly offer: Pick<Offer, 'cost' | 'paymentType'>
  readonly access: OfferAccess<unknown>
  /** The period or lessons that the price covers, if known. */
  readonly term?: string | null
}

/** Renders the viewer's progress, or the price for a viewer who is not enrolled. */
export const OfferStatus = ({ offer, access, term = null }: OfferStatusProps) => {
  if (access.kind === 'waiting') return <Skeleton width="60%" height={36} />
  if (access.kind === 'study') return <StudyProgress study={access} />
  const cost = costView(offer)
  return (
    <div>
      <div className={styles['price']}>
        <Price cost={cost} />
        {term !== null && <span className={styles['term']}>{term}</span>}
      </div>
      {cost?.kind === 'cash' && (
        <p className={styles['finePrint']}>
          {offerWords.refund.note}
          <SiteLink href={refundHref} className={styles['support']}>
            {offerWords.refund.link}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** Renders the placeholder of the card's title until the viewer's status is known. */
export const TitleSkeleton = () => (
  <>
    <VisuallyHidden>{offerWords.enrol.waiting}</VisuallyHidden>
    <Skeleton width="40%" height="1.3em" />
  </>
)

interface OfferActionProps<Condition> {
  readonly subject: StudySubject
  readonly access: Exclude<OfferAccess, { readonly kind: 'enrol' }> | { readonly kind: 'enrol'; readonly enrolment: Condition }
  readonly words: { readonly study: Readonly<Record<StudyAccess['mode'], string>> }
  /** The tone of the link to the lessons: soft beside a more important action. */
  readonly tone?: 'primary' | 'soft'
  /** Renders the action of a viewer who is not enrolled. */
  renderEnrol(enrolment: Condition): ReactNode
}

/** Renders the main button, named after its effect. Renders nothing if there is no action. */
export const OfferAction = <Condition,>({ subject, access, words, tone = 'primary', renderEnrol }: OfferActionProps<Condition>) => {
  switch (access.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'unknown':
      return <RetryButton tone="soft" wide retry={access.retry} />
    case 'study':
      return access.lesson ? (
        <ButtonLink href={lessonHref(subject, access.lesson)} tone={tone} wide>
          {words.study[access.mode]}
        </ButtonLink>
      ) : null
    case 'enrol':
      return renderEnrol(access.enrolment)
  }
}

const words = offerWords.enrol

interface EnrolControlProps {
  readonly channel: ChannelProfile | null
  readonly enrolment: EnrolTerms<EnrolmentState>
  readonly isRunning: boolean
  onEnrol(): void
}

/** Renders the action of a viewer who is not enrolled: enrol, sign in or buy, or the reason why not. */
export const EnrolControl = ({ channel, enrolment, isRunning, onEnrol }: EnrolControlProps) => {
  const { settings } = useApplication()
  switch (enrolment.kind) {
    case 'signInFirst':
      return <LoginLink words={words} wide />
    case 'free':
      return <EnrolButton text={words.free} isRunning={isRunning} onEnrol={onEnrol} />
    case 'points':
      return <EnrolButton text={words.points(formatNumber(enrolment.amount))} isRunning={isRunning} onEnrol={onEnrol} />
    case 'notEnoughPoints':
      return (
        <ButtonLink href={paths.quests} tone="soft" wide>
          {words.quests}
        </ButtonLink>
      )
    case 'needsPurchase':
      return (
        <ButtonLink href={enrolment.href} wide>
          {words.purchase(formatNumber(enrolment.amount))}
        </ButtonLink>
      )
    case 'onlyForChannelStudents':
      return <VisitChannel href={channelUrl(channel?.channelDomain ?? null, settings.links)} />
    case 'notOffered':
      return null
  }
}

/** Never disabled: a notification answers a click while an enrolment is running. */
const EnrolButton = ({ text, isRunning, onEnrol }: { readonly text: string } & Pick<EnrolControlProps, 'isRunning' | 'onEnrol'>) => (
  <ActionButton wide isRunning={isRunning} onClick={onEnrol}>
    {isRunning ? words.enrolling : text}
  </ActionButton>
)

const VisitChannel = ({ href }: { readonly href: string | null }) =>
  href === null ? null : (
    <ButtonLink href={href} tone="soft" wide>
      {words.visitChannel}
    </ButtonLink>
  )
