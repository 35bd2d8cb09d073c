import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isMissing } from '../../application/callFailed.ts'
import { type Lesson, type LessonKind, progressOf } from '../../domain/lesson/lesson.ts'
import type { LessonContent } from '../../domain/lesson/lessonContent.ts'
import { blockHref, problemHref } from '../../domain/problem.ts'
import type { StudySubject } from '../../domain/study.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { type Loaded, useLoaded, valueOf } from '../kit/loaded.ts'
import { Message } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { DocumentLesson } from './DocumentLesson.tsx'
import { type Access, type Closed, closedBy, type Room } from './lessonContext.ts'
import { LessonEnd } from './LessonEnd.tsx'
import { lessonWords } from './lessonWords.ts'
import { BlockLesson, ProblemLesson } from './TaskLesson.tsx'
import { type LessonSteps, useLessonSteps, useTakeIn } from './useLessonSteps.ts'
import { VideoLesson } from './VideoLesson.tsx'
import { useSite } from '../site/useSite.ts'
import { EntryLink } from '../viewer/EntryLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './LessonBody.module.css'

const words = lessonWords.gate

interface LessonGateProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly closed: Closed
}

/** For those who cannot open the lesson yet: what it is, and what it takes to open it. */
const LessonGate = ({ room: { subject, href }, lesson: { kind }, closed }: LessonGateProps) => {
  const own = lessonWords.of[subject.kind]
  const about = words.about[kind]
  if (closed === 'stranger') {
    return (
      <Message level={2} creature="DOLPHIN" title={own.stranger} text={`${about} ${own.strangerNote}`}>
        <ButtonLink href={href}>{own.home}</ButtonLink>
      </Message>
    )
  }
  const isPending = closed === 'pending'
  return (
    <Message
      level={2}
      creature="DOLPHIN"
      title={isPending ? words.pending : words.guest}
      text={`${about} ${isPending ? words.pendingNote : words.guestNote}`}
    >
      <EntryLink words={words} />
      <ButtonLink href={href} tone="quiet">
        {own.home}
      </ButtonLink>
    </Message>
  )
}

/** The place of what a lesson shows. */
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

/** Tells the backend that a lesson was opened, as that is where the learner will continue. Silent when it fails: the learner did not ask for it. */
const useOpening = ({ subject, standing, progress }: Room, lesson: Lesson): void => {
  const { recordProgress } = useFeature('lesson')
  const takeIn = useTakeIn(subject)
  const isKnown = progress.status === 'ready' && valueOf(standing)?.isEnrolled === true
  const open = useEffectEvent(async () => {
    const before = progressOf(lesson, valueOf(progress) ?? [])
    if (before?.isDone) return
    const { lessonId, kind } = lesson
    const step = { lessonId, kind, isDone: false, positionSeconds: before?.positionSeconds ?? 0 }
    if ((await recordProgress(subject, step)).kind === 'recorded') await takeIn(step)
  })
  useEffect(() => {
    if (isKnown) void open()
  }, [isKnown])
}

interface OpenLessonProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly content: LessonContent
}

const OpenLesson = ({ room, lesson, content }: OpenLessonProps) => {
  const steps = useLessonSteps(room, lesson)
  useOpening(room, lesson)
  return (
    <div className={styles['lesson']}>
      <Content {...{ room, lesson, content, steps }} />
      <LessonEnd {...{ room, lesson, steps }} editor={editorOf(content)} />
    </div>
  )
}

const Content = ({ room, lesson, content, steps }: OpenLessonProps & { readonly steps: LessonSteps }) => {
  switch (content.kind) {
    case 'VIDEO':
      return <VideoLesson {...{ room, lesson, video: content, steps }} />
    case 'DOCUMENT':
      return <DocumentLesson document={content} />
    case 'PROBLEM':
      return <ProblemLesson problem={content} />
    case 'BLOCK':
      return <BlockLesson block={content} />
  }
}

/** Where it is solved: another part of the platform. */
const editorOf = (content: LessonContent) => {
  if (content.kind === 'PROBLEM') return problemHref(content)
  return content.kind === 'BLOCK' ? blockHref(content) : null
}

const useLessonContent = (subject: StudySubject, lesson: Lesson, isOpen: boolean): Loaded<LessonContent> => {
  const { lessons } = useFeature('lesson')
  const { site } = useSite()
  const viewer = useViewer()
  const { kind, contentId } = lesson
  return useLoaded(
    useQuery({
      queryKey: ['lessonContent', site.channelDomain, viewer?.userId, subject.kind, String(subject.id), kind, String(contentId)],
      queryFn: ({ signal }) => lessons.content(subject, lesson, signal),
      enabled: isOpen,
    }),
  )
}

interface LessonBodyProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly access: Access
}

/** What a lesson shows, or why it does not. */
export const LessonBody = ({ room, lesson, access }: LessonBodyProps) => {
  const content = useLessonContent(room.subject, lesson, access === 'open')
  if (access === 'waiting') return <LessonSkeleton kind={lesson.kind} />
  if (access !== 'open') return <LessonGate room={room} lesson={lesson} closed={access} />
  if (content.status === 'failed') return <Failed {...{ room, lesson, ...content }} />
  // A video begins where it was left, so it waits for that too.
  const isWhole = content.status === 'ready' && (room.progress.status !== 'waiting' || room.standing.status !== 'ready')
  return isWhole ? <OpenLesson room={room} lesson={lesson} content={content.value} /> : <LessonSkeleton kind={lesson.kind} />
}

interface FailedProps extends Omit<LessonBodyProps, 'access'> {
  readonly error: unknown
  retry(): Promise<unknown>
}

const Failed = ({ room, lesson, error, retry }: FailedProps) => {
  const closed = closedBy(error)
  if (closed) return <LessonGate room={room} lesson={lesson} closed={closed} />
  if (isMissing(error)) {
    return (
      <Message level={2} creature="TURTLE" title={lessonWords.gone} text={lessonWords.goneNote}>
        <ButtonLink href={room.href} tone="soft">
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
