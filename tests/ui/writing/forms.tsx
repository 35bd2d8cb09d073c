import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WritingPlace } from '../../../src/application/storedText.ts'
import { emptyProgram } from '../../../src/domain/blocks/program.ts'
import { notEnrolledInClass } from '../../../src/domain/course-class/classEnrolment.ts'
import { isSignedIn, type Viewer } from '../../../src/domain/viewer.ts'
import { ProgramExchange } from '../../../src/ui/block/workbench/ProgramExchange.tsx'
import { BlogComments } from '../../../src/ui/blog/BlogComments.tsx'
import { BannerForm } from '../../../src/ui/channel-settings/BannerForm.tsx'
import { ChatWindow } from '../../../src/ui/chat/DemoChat.tsx'
import { MarkDialog } from '../../../src/ui/class-view/MarkDialog.tsx'
import { CommentForm } from '../../../src/ui/class-view/MemberComments.tsx'
import { Announcements } from '../../../src/ui/course-class/page/teacher/Announcements.tsx'
import { HandInPanel } from '../../../src/ui/homework/HandInPanel.tsx'
import { JoinPage } from '../../../src/ui/join/JoinPage.tsx'
import { RunnableCode } from '../../../src/ui/lesson/RunnableCode.tsx'
import { SignUpPage } from '../../../src/ui/platform/SignUpPage.tsx'
import { HidingDialog } from '../../../src/ui/question/PostDialogs.tsx'
import { Questions } from '../../../src/ui/question/Questions.tsx'
import { Registration } from '../../../src/ui/registration/Registration.tsx'
import { Reviews } from '../../../src/ui/review/Reviews.tsx'
import { JudgePanel } from '../../../src/ui/room/judge/JudgePanel.tsx'
import { PracticePage } from '../../../src/ui/room/PracticePage.tsx'
import { RoomPosts } from '../../../src/ui/room/RoomPosts.tsx'
import { ChannelAnnouncements } from '../../../src/ui/studio/announcements/ChannelAnnouncements.tsx'
import { TryOut } from '../../../src/ui/studio/problem/TryOut.tsx'
import { FeedbackPage } from '../../../src/ui/tutor/FeedbackPage.tsx'
import { anAssignment } from '../../domain/anAssignment.ts'
import { aQuestion } from '../../domain/aQuestion.ts'
import { aClassDate } from '../../domain/registration/aClassDate.ts'
import { aClassTest, aTestBoard } from '../../domain/room/aClassTest.ts'
import { aPost } from '../../domain/room/aContest.ts'
import { aStudioProblem } from '../../domain/studio/aStudioProblem.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { fakePageTimer } from '../../fakes/fakePageTimer.ts'
import {
  fakeBlog,
  fakeChannelSettings,
  fakeClassView,
  fakeCourseClass,
  fakeHomework,
  fakeInbox,
  fakeMember,
  fakeProblem,
  fakeQuestion,
  fakeRegistration,
  fakeReview,
  fakeRoom,
} from '../../fakes/features.ts'
import { day } from '../registration/openRegistration.tsx'
import type { Call, MountedForm } from './MountedForm.ts'
import { solvingProblem } from './workForms.tsx'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const ignore = () => {}
const at = '2026-11-20T10:00:00+09:00'
const clock = fakeClock(at)

const noItems = { items: [], totalCount: 0, pageSize: 10 }
const subject = { contentType: 'PROBLEM', contentId: 7, lessonId: null } as const

const row = {
  userId: 99,
  nickname: '새내기',
  profile: null,
  state: 'HANDED_IN',
  submittedDate: at,
  comment: '다 했어요',
  feedback: null,
  returnList: [],
  taskList: [],
} as const

const marking: Pick<MountedForm, 'page' | 'features' | 'send'> = {
  page: (viewer) => (
    <MarkDialog viewer={viewer} of={{ homeworkId: 40, assignmentId: 400 }} row={row} name="새내기" onMarked={ignore} onClose={ignore} />
  ),
  features: (call) => ({ classView: fakeClassView({ mark: call }) }),
  send: () => press('채점하기'),
}

const questions = (call: Call) => ({
  question: fakeQuestion({
    find: async () => ({ ...noItems, items: [aQuestion()], totalCount: 1, isModerator: false }),
    question: async () => aQuestion(),
    ask: call,
    answer: call,
    hide: call,
  }),
})

const questionPage = () => <Questions subject={subject} problemId={7} isFolded={false} />

const option = {
  optionId: 'device',
  name: '수업에 쓸 기기',
  isRequired: true,
  choices: [{ choiceId: 'own', name: '컴퓨터', cost: null, paymentType: null }],
}

const registration: Pick<MountedForm, 'page' | 'features'> = {
  page: () => (
    <Registration
      courseClass={{
        courseClassId: 5,
        channelProfile: { channelId: 1, channelName: '별빛중', channelLogoUrl: null, channelDomain: 'byeol' },
      }}
      standing={{ ...notEnrolledInClass, isEnrolled: true, canStudy: true }}
    />
  ),
  features: (call) => ({
    registration: fakeRegistration(clock, {
      dates: async () => [aClassDate({ date: '2026-11-24' })],
      openDates: async () => [aClassDate({ date: '2026-11-24' })],
      dateCounts: async () => [],
      dateCountsInEduenv: async () => [],
      options: async () => [option],
      register: call,
    }),
  }),
}

const openDay = () => document.querySelector('[role="gridcell"][aria-label^="11월 24일"]')

const board = aTestBoard({ posts: [aPost({ postId: 3, question: '몇 줄인가요?', answer: null })] })
const loadedBoard = { status: 'ready', value: board } as const
const rooms = (call: Call) => ({
  room: fakeRoom({
    clock,
    board: async () => board,
    results: async () => ({ rows: [], invited: [] }),
    announce: call,
    answer: call,
    ask: call,
  }),
})
const judging = () => <JudgePanel room={aClassTest({ isJudge: true })} board={loadedBoard} onChanged={ignore} />

const trying = (viewer: Viewer) => <TryOut problem={aStudioProblem()} owner={viewer.userId} place="work/1" onClose={ignore} />

/** All forms of each place for short texts. A place without a form does not compile. */
export const forms = {
  announcement: [
    {
      page: (viewer) => <Announcements courseClassId="5" writer={isSignedIn(viewer) ? viewer : null} />,
      features: (call) => ({ courseClass: fakeCourseClass(clock, { announcements: { announce: call } }) }),
      field: /^수업에 알릴 말/,
      isForMembers: true,
      send: () => press('공지하기'),
    },
    {
      page: (viewer) => <ChannelAnnouncements channelDomain="haeon" writer={viewer} />,
      features: (call) => ({ inbox: fakeInbox({}, fakePageTimer().timer, { clock, announce: call }) }),
      field: /^채널에 알릴 말/,
      async send() {
        fireEvent.change(screen.getByRole('textbox', { name: '제목' }), { target: { value: '작품 전시회' } })
        await press('채널에 공지하기')
      },
    },
    {
      page: (viewer) => <ChannelAnnouncements channelDomain="haeon" writer={viewer} />,
      features: (call) => ({ inbox: fakeInbox({}, fakePageTimer().timer, { clock, announce: call }) }),
      field: /^제목/,
    },
  ],
  banner: [
    {
      page: (viewer) => <BannerForm viewer={viewer} channelDomain="haeon" banner={null} known={[]} onClose={ignore} />,
      features: (call) => ({ channelSettings: fakeChannelSettings({}, { add: call }) }),
      field: /^배너에 보일 말/,
      send: () => press('배너 저장하기'),
    },
  ],
  blogComment: [
    {
      page: () => <BlogComments blogId={31} />,
      features: (call) => ({ blog: fakeBlog({ comments: async () => noItems, writeComment: call }) }),
      field: /^댓글 쓰기/,
      isForMembers: true,
      send: () => press('올리기'),
    },
  ],
  memberComment: [
    {
      page: (viewer) => <CommentForm viewer={viewer} userId={9} problemId={7_003} submissionId={null} />,
      features: (call) => ({ classView: fakeClassView({ comment: call }) }),
      send: () => press('보내기'),
    },
  ],
  mark: [{ ...marking, field: /^학생에게 할 말/ }],
  markScore: [{ ...marking, field: /^점수/, text: '87' }],
  homeworkNote: [
    {
      page: () => <HandInPanel assignment={anAssignment()} phase="open" tasks={[]} now={clock.now()} isTeaching={false} />,
      features: (call) => ({ homework: fakeHomework({ handIn: call, assignment: async () => anAssignment() }) }),
      async send() {
        await press('제출하기')
        await press('제출')
      },
    },
  ],
  invitationCode: [{ page: () => <JoinPage />, features: () => ({ member: fakeMember() }), field: /초대 코드/ }],
  registration: [
    {
      ...registration,
      isForMembers: true,
      choice: {
        isShown: () => screen.queryByRole('radio', { name: '컴퓨터' }) !== null,
        choose: async () => userEvent.click(await screen.findByRole('radio', { name: '컴퓨터' })),
        isChosen: () => screen.queryByRole<HTMLInputElement>('radio', { name: '컴퓨터' })?.checked === true,
      },
    },
  ],
  registrationDates: [
    {
      ...registration,
      isForMembers: true,
      choice: {
        // A guest sees a locked calendar.
        isShown: () => openDay() !== null && screen.queryByRole('link', { name: /로그인/ }) === null,
        choose: async () => userEvent.click(day('11월 24일')),
        isChosen: () => openDay()?.getAttribute('aria-selected') === 'true',
      },
    },
  ],
  signUpEmail: [{ page: () => <SignUpPage />, field: /^이메일/, isOfTab: true }],
  signUpYear: [{ page: () => <SignUpPage />, field: /^태어난 해/, text: '2012', isOfTab: true }],
  blockImport: [{ page: () => <ProgramExchange program={emptyProgram} onImport={ignore} />, opener: '블록 불러오기' }],
  feedbackCode: [{ page: () => <FeedbackPage />, field: /^코드/ }],
  feedbackInput: [{ page: () => <FeedbackPage />, field: /^입력/ }],
  inquiry: [{ page: () => <ChatWindow channel={null} onClose={ignore} /> }],
  lessonCode: [
    {
      page: () => <RunnableCode name="인사" code="print('안녕')" />,
      opener: '고쳐 보기',
    },
  ],
  practice: [
    { page: () => <PracticePage />, features: (call) => ({ ...rooms(call), problem: fakeProblem() }), field: /^이름/, isForMembers: true },
  ],
  question: [{ page: questionPage, features: questions, field: /^궁금한 것/, isForMembers: true, send: () => press('질문하기') }],
  answer: [
    {
      page: questionPage,
      features: questions,
      opener: '답하기',
      field: /^내 답/,
      isForMembers: true,
      send: () => press('답 올리기'),
    },
  ],
  hidingReason: [
    {
      page: (viewer) => <HidingDialog postId={31} viewer={viewer} onClose={ignore} />,
      features: questions,
      send: () => press('가리기'),
    },
  ],
  review: [
    {
      page: () => (
        <div id="page-frame">
          <Reviews subject={{ kind: 'course', id: 7 }} title="급식 알림봇" mayWrite="yes" />
        </div>
      ),
      features: (call) => ({
        review: fakeReview({
          rating: async () => ({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }),
          list: async () => noItems,
          own: async () => null,
          write: call,
        }),
      }),
      opener: '수강평 쓰기',
      field: /^수강평/,
    },
  ],
  roomAnnouncement: [{ page: judging, features: rooms, field: /^모두에게 알리기/, send: () => press('알리기') }],
  roomAnswer: [{ page: judging, features: rooms, field: /^답/, send: () => press('답하기') }],
  roomQuestion: [
    {
      page: () => <RoomPosts room={aClassTest()} board={loadedBoard} mayAsk />,
      features: rooms,
      send: () => press('질문 보내기'),
    },
  ],
  runInput: [{ ...solvingProblem(), field: /^입력/ }],
  tryOut: [{ page: trying, field: /^코드/ }],
  tryOutInput: [{ page: trying, field: /^입력/ }],
} satisfies Record<WritingPlace, readonly MountedForm[]>
