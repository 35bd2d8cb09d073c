import { act, cleanup } from '@testing-library/react'
import { type ReactElement, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import type { WritingPlace } from '../../../src/application/storedText.ts'
import { BlogComments } from '../../../src/ui/blog/BlogComments.tsx'
import { LearnerDialog } from '../../../src/ui/class-view/LearnerDialog.tsx'
import { MarkDialog } from '../../../src/ui/class-view/MarkDialog.tsx'
import { HandInPanel } from '../../../src/ui/homework/HandInPanel.tsx'
import { HidingDialog } from '../../../src/ui/question/PostDialogs.tsx'
import { Questions } from '../../../src/ui/question/Questions.tsx'
import { Reviews } from '../../../src/ui/review/Reviews.tsx'
import { JudgePanel } from '../../../src/ui/room/judge/JudgePanel.tsx'
import { RoomPosts } from '../../../src/ui/room/RoomPosts.tsx'
import { anAssignment } from '../../domain/anAssignment.ts'
import { aQuestion } from '../../domain/aQuestion.ts'
import { aClassTest, aTestBoard } from '../../domain/room/aClassTest.ts'
import { aPost } from '../../domain/room/aContest.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { fakeClassView, fakeQuestion } from '../../fakes/features.ts'
import { allAnswers } from '../impatientClient.ts'
import { aSubmission } from '../problem/workbench/aSubmission.ts'
import { aBrowser, writer } from './aBrowser.tsx'
import { forms } from './forms.tsx'
import type { MountedForm } from './MountedForm.ts'
import { settled } from './ways.tsx'

beforeEach(() => forgetLocalDrafts())
afterEach(async () => {
  cleanup()
  await settled()
})

const ignore = () => {}
const [morning, noon] = ['2026-11-20T10:00:00+09:00', '2026-11-20T12:00:00+09:00']
const clock = fakeClock(noon)

interface Work {
  readonly userId: number
  readonly thing: number
  readonly submittedDate: string | null
  readonly submissionId: number
  readonly returns: number
}

const first: Work = { userId: 99, thing: 40, submittedDate: morning, submissionId: 5, returns: 0 }

/** Changes by which another work replaces the one that the text is about. */
const changes = {
  'was taken back': { submittedDate: null },
  'was handed in again': { submittedDate: noon, submissionId: 6 },
  'was given back': { returns: 1, submittedDate: null },
  'was exchanged for another thing': { thing: 41 },
  'is another person’s': { userId: 100 },
} as const satisfies Readonly<Record<string, Partial<Work>>>

type Change = keyof typeof changes

interface WorkForm extends Omit<MountedForm, 'page'> {
  page(work: Work): ReactElement
  /** The text is sent with the work at which it was begun, even if a new one has arrived. */
  readonly staysWithItsWork?: true
  /** The changes that this place can see. */
  readonly sees: readonly Change[]
}

const returned = { submittedDate: morning, returnedDate: morning, comment: null, feedback: null, reason: '다시' }

const marking = ({ userId, thing, submittedDate }: Work) => (
  <MarkDialog
    viewer={writer}
    of={{ homeworkId: thing, assignmentId: 400 }}
    row={{
      userId,
      nickname: '새내기',
      profile: null,
      state: 'HANDED_IN',
      submittedDate,
      comment: null,
      feedback: null,
      returnList: [],
      taskList: [],
    }}
    name="새내기"
    onMarked={ignore}
    onClose={ignore}
  />
)

const ofMark = ['was taken back', 'was handed in again', 'was exchanged for another thing', 'is another person’s'] as const
const ofThing = ['was exchanged for another thing'] as const

const question = ({ thing }: Work) => aQuestion({ postId: thing })
const board = (thing: number) =>
  ({ status: 'ready', value: aTestBoard({ posts: [aPost({ postId: thing, question: '몇 줄인가요?', answer: null })] }) }) as const

/** The places where a teacher or learner writes about a single work. */
const workForms = {
  mark: { ...forms.mark[0], page: marking, sees: ofMark },
  markScore: { ...forms.markScore[0], page: marking, sees: ofMark },
  memberComment: {
    ...forms.memberComment[0],
    features: () => ({
      classView: fakeClassView({
        attempts: async () => [aSubmission({ submissionId: shown.get().submissionId })],
        comments: async () => [],
      }),
    }),
    field: /^하고 싶은 말/,
    staysWithItsWork: true,
    page: ({ userId, thing }) => (
      <LearnerDialog
        viewer={writer}
        row={{ userId }}
        name="새내기"
        task={{ taskId: 1, type: 'PROBLEM', contentId: thing, title: '조개 세기' }}
        onClose={ignore}
      />
    ),
    sees: ['was handed in again', 'was exchanged for another thing', 'is another person’s'],
  },
  homeworkNote: {
    ...forms.homeworkNote[0],
    page: ({ thing, returns }) => (
      <HandInPanel
        assignment={anAssignment({ assignmentId: thing, returnList: Array.from({ length: returns }, () => returned) })}
        phase="open"
        tasks={[]}
        now={clock.now()}
        isTeaching={false}
      />
    ),
    sees: ['was given back', 'was exchanged for another thing'],
  },
  answer: {
    ...forms.answer[0],
    features: () => ({
      question: fakeQuestion({
        find: async () => ({ items: [question(shown.get())], totalCount: 1, pageSize: 10, isModerator: false }),
        question: async () => question(shown.get()),
      }),
    }),
    page: ({ thing }) => (
      <Questions subject={{ contentType: 'PROBLEM', contentId: thing, lessonId: null }} problemId={thing} isFolded={false} />
    ),
    sees: ofThing,
  },
  hidingReason: {
    ...forms.hidingReason[0],
    page: ({ thing }) => <HidingDialog postId={thing} viewer={writer} onClose={ignore} />,
    sees: ofThing,
  },
  roomAnswer: {
    ...forms.roomAnswer[0],
    page: ({ thing }) => <JudgePanel room={aClassTest({ isJudge: true })} board={board(thing)} onChanged={ignore} />,
    sees: ofThing,
  },
  roomQuestion: {
    ...forms.roomQuestion[0],
    page: ({ thing }) => <RoomPosts room={aClassTest({ roomId: thing })} board={board(1)} mayAsk />,
    sees: ofThing,
  },
  blogComment: { ...forms.blogComment[0], page: ({ thing }) => <BlogComments blogId={thing} />, sees: ofThing },
  question: {
    ...forms.question[0],
    page: ({ thing }) => (
      <Questions subject={{ contentType: 'PROBLEM', contentId: thing, lessonId: null }} problemId={thing} isFolded={false} />
    ),
    sees: ofThing,
  },
  review: {
    ...forms.review[0],
    page: ({ thing }) => (
      <div id="page-frame">
        <Reviews subject={{ kind: 'course', id: thing }} title="급식 알림봇" mayWrite="yes" />
      </div>
    ),
    sees: ofThing,
  },
} satisfies Partial<Record<WritingPlace, WorkForm>>

/** The work that the page shows. */
const shown = (() => {
  let work = first
  const listeners = new Set<() => void>()
  return {
    get: () => work,
    set(next: Work) {
      work = next
      for (const listener of listeners) listener()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
})()

const rows = Object.entries(workForms).flatMap(([place, { sees, ...form }]) =>
  sees.map((change) => ({ place, change, form: form as Omit<WorkForm, 'sees'> })),
)

describe.each(rows)('words of $place, where the work $change', ({ change, form }) => {
  const Shown = () => form.page(useSyncExternalStore(shown.listen, shown.get))
  const browser = () => aBrowser({ ...form, page: () => <Shown /> })
  const other = { ...first, ...changes[change] }

  test('do not stand over it where it takes the place on the open page, nor after a reload, and wait for their own', async () => {
    const { visit, type, isThere } = browser()
    shown.set(first)
    await visit(writer)
    await type()
    await settled()
    expect(isThere()).toBe(true)
    await act(async () => shown.set(other))
    await act(allAnswers)
    await settled()
    // The words of an open comment stay with the try that they were begun at, which is sent with them.
    expect(isThere()).toBe(form.staysWithItsWork === true && change === 'was handed in again')
    await visit(writer)
    expect(isThere()).toBe(false)
    shown.set(first)
    await visit(writer)
    expect(isThere()).toBe(true)
  })
})
