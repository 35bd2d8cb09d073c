import { Suspense, useEffect, useEffectEvent } from 'react'
import type { LessonKind } from '../../domain/content/contentKind.ts'
import { isNotFound } from '../../application/callError.ts'
import { type Lesson, lessonProgressOf } from '../../domain/lesson/lesson.ts'
import type { LessonContent } from '../../domain/lesson/lessonContent.ts'
import type { StudySubject } from '../../domain/study.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { Price } from '../kit/Price.tsx'
import { type Loadable, loadedValue, useLoadable } from '../kit/loaded.ts'
import { Message } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { contentWords } from '../content/contentWords.ts'
import { DocumentLesson } from './DocumentLesson.tsx'
import { LessonCompletion } from './LessonCompletion.tsx'
import { type ClosedReason, closedReasonOf, type LessonAccess, type LessonContext } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import { type LessonProgressState, useApplyProgress, useLessonProgress } from './useLessonProgress.ts'
import { VideoLesson } from './VideoLesson.tsx'
import { ProblemBench } from '../problem/workbench/ProblemBench.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import styles from './LessonBody.module.css'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly lessonContent: true
  }
}

const words = lessonWords.gate

/** Loaded lazily, because most lessons have no blocks. */
const BlockBench = lazyWithRetry(() => import('../block/workbench/BlockBench.tsx').then((loaded) => loaded.BlockBench))

const LessonPrice = ({ cost, costNote }: Pick<LessonContext, 'cost' | 'costNote'>) =>
  cost && (
    <div className={styles['cost']}>
      <Price cost={cost} />
      {costNote !== null && <p className={styles['costNote']}>{costNote}</p>}
    </div>
  )

interface LessonGateProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly reason: ClosedReason
}

/** Shown to viewers who cannot open the lesson yet: its kind, and the steps to open it. */
const LessonGate = ({ context: { subject, href, cost, costNote, isClosed }, lesson: { kind }, reason }: LessonGateProps) => {
  const subjectWords = lessonWords.of[subject.kind]
  const about = contentWords[kind].about
  if (reason === 'notEnrolled' && isClosed) {
    return (
      <Message level={2} creature="DOLPHIN" title={subjectWords.closed} text={about}>
        <ButtonLink href={href} tone="soft">
          {subjectWords.home}
        </ButtonLink>
      </Message>
    )
  }
  if (reason === 'notEnrolled') {
    return (
      <Message level={2} creature="DOLPHIN" title={subjectWords.notEnrolled} text={`${about} ${subjectWords.notEnrolledNote}`}>
        <LessonPrice {...{ cost, costNote }} />
        <ButtonLink href={href}>{subjectWords.enrol}</ButtonLink>
      </Message>
    )
  }
  const isPending = reason === 'pending'
  return (
    <ForGuests>
      <Message
        level={2}
        creature="DOLPHIN"
        title={isPending ? words.pending : cost === null || cost.kind === 'free' ? words.guest : words.guestPaid}
        text={`${about} ${isPending ? words.pendingNote : words.guestNote}`}
      >
        <LessonPrice {...{ cost, costNote }} />
        <LoginLink words={words} />
        <ButtonLink href={href} tone="quiet">
          {subjectWords.home}
        </ButtonLink>
      </Message>
    </ForGuests>
  )
}

/** Renders the placeholder of a lesson's content. */
export const LessonSkeleton = ({ kind }: { readonly kind: LessonKind | null }) => (
  <div className={styles['places']} aria-hidden="true" data-waiting>
    {kind === 'VIDEO' && <Skeleton radius="card" className={styles['film']} />}
    <Skeleton width="30%" height={24} />
    <Skeleton height={18} />
    <Skeleton height={18} />
    <Skeleton width="64%" height={18} />
    {kind !== 'VIDEO' && <Skeleton height={120} radius="card" />}
  </div>
)

/** Saves that the lesson was opened, since the learner continues there. It fails silently, because the learner did not ask for it. */
const useRecordOpening = ({ subject, standing, progress }: LessonContext, lesson: Lesson): void => {
  const { recordProgress } = useFeature('lesson')
  const applyToCache = useApplyProgress(subject)
  const isKnown = progress.status === 'ready' && loadedValue(standing)?.isEnrolled === true
  const recordOpening = useEffectEvent(async () => {
    const before = lessonProgressOf(lesson, loadedValue(progress) ?? [])
    if (before?.isDone) return
    const { lessonId, kind } = lesson
    const step = { lessonId, kind, isDone: false, positionSeconds: before?.positionSeconds ?? 0 }
    if ((await recordProgress(subject, step)).kind === 'recorded') await applyToCache(step)
  })
  useEffect(() => {
    if (isKnown) void recordOpening()
  }, [isKnown])
}

interface LessonContentViewProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly content: LessonContent
}

const LessonContentView = ({ context, lesson, content, isPreview }: LessonContentViewProps & { readonly isPreview: boolean }) => {
  const lessonProgress = useLessonProgress(context, lesson)
  useRecordOpening(context, lesson)
  return (
    <div className={styles['lesson']}>
      <Content {...{ context, lesson, content, steps: lessonProgress }} />
      {isPreview ? <PreviewEnd {...context} /> : <LessonCompletion {...{ context, lesson, lessonProgress }} />}
    </div>
  )
}

/** Renders the end of a preview lesson: the price of the rest, and a link to enrol. */
const PreviewEnd = ({ subject, href, cost, costNote, isClosed }: LessonContext) => {
  const subjectWords = lessonWords.of[subject.kind]
  return (
    <section className={styles['preview']}>
      <div>
        <h2 className={styles['previewTitle']}>{lessonWords.preview.end}</h2>
        <p>{isClosed ? subjectWords.closed : subjectWords.notEnrolled}</p>
      </div>
      {!isClosed && <LessonPrice {...{ cost, costNote }} />}
      <ButtonLink href={href} tone={isClosed ? 'soft' : 'primary'}>
        {isClosed ? subjectWords.home : subjectWords.enrol}
      </ButtonLink>
    </section>
  )
}

const Content = ({ context, lesson, content, steps }: LessonContentViewProps & { readonly steps: LessonProgressState }) => {
  switch (content.kind) {
    case 'VIDEO':
      return <VideoLesson {...{ context, lesson, video: content, lessonProgress: steps }} />
    case 'DOCUMENT':
      return <DocumentLesson document={content} />
    case 'PROBLEM':
      return <ProblemBench problemId={content.problemId} origin={originOf(context, lesson)} level={2} onAccepted={steps.noteDone} />
    case 'BLOCK':
      return (
        <Suspense fallback={<LessonSkeleton kind="BLOCK" />}>
          <BlockBench blockId={content.blockId} origin={originOf(context, lesson)} level={2} onAccepted={steps.noteDone} />
        </Suspense>
      )
  }
}

const originOf = ({ subject }: LessonContext, { lessonId }: Lesson) => ({
  contentType: subject.kind === 'course' ? ('COURSE' as const) : ('COURSE_CLASS' as const),
  contentId: subject.id,
  lessonId,
})

const useLessonContent = (subject: StudySubject, lesson: Lesson, isOpen: boolean): Loadable<LessonContent> => {
  const { lessons } = useFeature('lesson')
  const { kind, contentId } = lesson
  return useLoadable(
    useViewerQuery({
      name: 'lessonContent',
      of: [subject.kind, subject.id, kind, contentId],
      read: (signal) => lessons.content(subject, lesson, signal),
      enabled: isOpen,
    }),
  )
}

interface LessonBodyProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly access: LessonAccess
}

/** Renders the content of a lesson, or the reason why it does not open. */
export const LessonBody = ({ context, lesson, access }: LessonBodyProps) => {
  const isPreview = access === 'preview'
  const content = useLessonContent(context.subject, lesson, access === 'open' || isPreview)
  if (access === 'waiting') return <LessonSkeleton kind={lesson.kind} />
  if (access !== 'open' && !isPreview) return <LessonGate context={context} lesson={lesson} reason={access} />
  if (content.status === 'failed') return <LessonError {...{ context, lesson, ...content }} />
  // A video resumes at the saved position, so it waits for the progress, too.
  const isWhole = isPreview || context.progress.status !== 'waiting' || context.standing.status !== 'ready'
  return content.status === 'ready' && isWhole ? (
    <LessonContentView {...{ context, lesson, isPreview }} content={content.value} />
  ) : (
    <LessonSkeleton kind={lesson.kind} />
  )
}

interface LessonErrorProps extends Omit<LessonBodyProps, 'access'> {
  readonly error: unknown
  retry(): Promise<unknown>
}

const LessonError = ({ context, lesson, error, retry }: LessonErrorProps) => {
  const closed = closedReasonOf(error)
  if (closed) return <LessonGate context={context} lesson={lesson} reason={closed} />
  if (isNotFound(error)) {
    return (
      <Message level={2} creature="TURTLE" title={lessonWords.gone} text={lessonWords.goneNote}>
        <ButtonLink href={context.href} tone="soft">
          {lessonWords.back}
        </ButtonLink>
      </Message>
    )
  }
  return (
    <Message level={2} creature="CRAB" isAlert title={lessonWords.failed} text={lessonWords.chaptersFailed.text}>
      <RetryButton tone="soft" retry={retry} />
    </Message>
  )
}
