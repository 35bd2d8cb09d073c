import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as Blockly from 'blockly/core'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { WritingPlace } from '../../../src/application/storedText.ts'
import type { WorkKind } from '../../../src/application/studio.ts'
import { emptyProgram } from '../../../src/domain/blocks/program.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { DraftLanguage } from '../../../src/domain/problems/draft.ts'
import { notBegun, type ProblemDetail } from '../../../src/domain/problems/problem.ts'
import { emptyProblem } from '../../../src/domain/studio/studioProblem.ts'
import { siteOf } from '../../../src/domain/site/site.ts'
import { emptyHomework } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom } from '../../../src/domain/studio/setRoom.ts'
import { emptyCourse } from '../../../src/domain/studio/studioCourse.ts'
// Loaded before the first test: they take their time.
import '../../../src/ui/block/editor/blockEditor.ts'
import '../../../src/ui/problem/reading/ReadingPanel.tsx'
import { PythonBench } from '../../../src/ui/block/python/PythonBench.tsx'
import { BlockBench } from '../../../src/ui/block/workbench/BlockBench.tsx'
import { ChannelSettingsPage } from '../../../src/ui/channel-settings/ChannelSettingsPage.tsx'
import { ProblemBench } from '../../../src/ui/problem/workbench/ProblemBench.tsx'
import { StudioCoursePage } from '../../../src/ui/studio/course/StudioCoursePage.tsx'
import { SetHomeworkPage } from '../../../src/ui/studio/homework/SetHomeworkPage.tsx'
import { StudioProblemPage } from '../../../src/ui/studio/problem/StudioProblemPage.tsx'
import { SetRoomPage } from '../../../src/ui/studio/room/SetRoomPage.tsx'
import { WorksheetPage, WorksheetReviewPage } from '../../../src/ui/worksheet/WorksheetPages.tsx'
import { someSettings } from '../../domain/channel/someSettings.ts'
import { noContent } from '../../domain/home/noContent.ts'
import { aChapter, aQuestion, aStanding, aWorksheet } from '../../domain/worksheet/aWorksheet.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeRunner } from '../../fakes/fakeRunner.ts'
import {
  fakeBlock,
  fakeChannelSettings,
  fakeCourse,
  fakeProblem,
  fakeRoom,
  fakeSetHomework,
  fakeStudioCourse,
  fakeStudioProblem,
  fakeWorksheet,
} from '../../fakes/features.ts'
import { aBlockDetail, acceptedBlocks } from '../block/aBlockDetail.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { aSubmission } from '../problem/workbench/aSubmission.ts'
import type { Call, MountedForm } from './MountedForm.ts'

/** Places of longer works, such as programs and courses. */
type WorkPlace = Exclude<DraftLanguage, 'C' | 'JAVA'> | 'ownCases' | 'worksheetAnswers' | `${WorkKind}Work` | 'channelSettings'

export type Place = WritingPlace | WorkPlace

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const noItems = { items: [], totalCount: 0, pageSize: 10 }
const updatedDate = '2026-11-20T01:00:00.000Z'

/** The page on which a problem is solved. */
export const solvingProblem = (problem: Partial<ProblemDetail> = {}): Pick<MountedForm, 'page' | 'features'> => ({
  page: () => <ProblemBench problemId={11} origin={null} level={1} />,
  features: (call, { drafts, ownCases }) => ({
    codeRunner: fakeRunner({}),
    problem: fakeProblem({
      problems: { problem: async () => aProblemDetail(problem), standing: async () => notBegun, recommended: async () => [] },
      submissions: { list: async () => noItems, submit: call },
      drafts,
      ownCases,
    }),
  }),
})

const solvingBlocks: NonNullable<MountedForm['features']> = (call, { drafts }) => ({
  block: fakeBlock({
    blocks: {
      block: async () => aBlockDetail({ starterProgram: emptyProgram }),
      standing: async () => ({ ...notBegun, bestStar: 0, codeDraft: null }),
    },
    submissions: { list: async () => noItems, submit: call },
    drafts,
  }),
})

const handIn = () => press('제출')

/** The workspace that Blockly has made on the page. */
const workspaceOnPage = () =>
  Blockly.Workspace.getAll().find(
    (workspace) => workspace instanceof Blockly.WorkspaceSvg && !workspace.isFlyout && workspace.getInjectionDiv().isConnected,
  )

const started = { type: 'sea_when_started', next: { block: { type: 'sea_forward' } } }

const blocks: MountedForm['choice'] = {
  isShown: () => workspaceOnPage() !== undefined,
  async choose() {
    const workspace = workspaceOnPage()
    if (workspace !== undefined) Blockly.serialization.blocks.append(started, workspace)
    await screen.findByText('블록 1개')
  },
  isChosen: () => workspaceOnPage()?.getBlocksByType('sea_forward').length === 1,
}

const reading = { languageList: ['TEXT'], taskKind: 'PREDICT', readingTask: { kind: 'PREDICT', code: 'print(1)', input: '' } } as const

const marked = { chapter: aStanding({ results: [], questionCount: 1, solvedCount: 0 }), reward: null }
const question = aQuestion('SHORT')
const due = {
  ...noItems,
  items: [{ worksheetId: 601, worksheetTitle: '조건문', chapterId: 6011, question, reviewDate: '2026-11-20' }],
  totalCount: 1,
}

/** Mounts a page at an address with path parameters. */
const pageAt = (at: string, path: string, page: ReactElement): Pick<MountedForm, 'at' | 'page'> => ({
  at,
  page: () => (
    <Routes>
      <Route path={path} element={page} />
    </Routes>
  ),
})

const version = { workId: 7, state: 'DRAFT', updatedDate } as const

/** Fakes the repository of a teacher's works. */
const works = <Content,>(create: Call, content: Content) => ({
  create,
  list: async () => [],
  read: async () => ({ ...version, content, isCurrent: false }),
})

const saving = { isForMembers: true, answer: version, send: () => press('저장하기') } as const

/** All forms of each place for works. A place without a form does not compile. */
export const workForms = {
  PYTHON: [
    { ...solvingProblem({ examples: [] }), field: /^코드/, text: 'print(2)', send: handIn, answer: aSubmission(), staysOnceSent: true },
  ],
  TEXT: [
    { ...solvingProblem({ ...reading, examples: [] }), field: /^출력될 내용/, send: handIn, answer: aSubmission(), staysOnceSent: true },
  ],
  BLOCKS: [
    {
      page: () => <BlockBench blockId={12} origin={null} level={1} />,
      features: solvingBlocks,
      choice: blocks,
      send: handIn,
      answer: acceptedBlocks,
      staysOnceSent: true,
    },
  ],
  SEA_PYTHON: [
    {
      page: () => <PythonBench blockId={12} />,
      features: solvingBlocks,
      field: /^코드/,
      text: 'move()',
      send: handIn,
      answer: acceptedBlocks,
      staysOnceSent: true,
    },
  ],
  ownCases: [{ ...solvingProblem(), opener: '내 예제 추가', field: /^내 예제 1에 넣을 값/ }],
  worksheetAnswers: [
    {
      ...pageAt('/worksheet/601/chapter', paths.worksheet, <WorksheetPage />),
      features: (call, { answers }) => ({
        worksheet: fakeWorksheet(
          {
            worksheet: async () => ({ ...aWorksheet(), related: [] }),
            chapters: async () => [aChapter({ questions: [question] })],
            standings: async () => [],
            mark: call,
          },
          answers,
        ),
      }),
      field: /^1번 답/,
      send: () => press('채점하기'),
      answer: marked,
    },
    {
      page: () => <WorksheetReviewPage />,
      features: (call, { answers }) => ({
        worksheet: fakeWorksheet({ reviews: async () => due, standings: async () => [], mark: call }, answers),
      }),
      field: /^1번 답/,
      isForMembers: true,
      send: () => press('확인하기'),
      answer: marked,
    },
  ],
  problemWork: [
    {
      ...pageAt('/studio/publish/problem/new', paths.studioProblem, <StudioProblemPage />),
      features: (create) => ({ studioProblem: fakeStudioProblem(works(create, emptyProblem)), problem: fakeProblem() }),
      field: /^이름/,
      ...saving,
    },
  ],
  courseWork: [
    {
      ...pageAt('/studio/publish/course/new', paths.studioCourse, <StudioCoursePage />),
      features: (create) => ({ studioCourse: fakeStudioCourse(works(create, emptyCourse)), course: fakeCourse() }),
      field: /^강의 이름/,
      ...saving,
    },
  ],
  homeworkWork: [
    {
      ...pageAt('/studio/homework/new', paths.setHomework, <SetHomeworkPage />),
      features: (create) => ({ setHomework: fakeSetHomework(works(create, emptyHomework)) }),
      field: /^제목/,
      ...saving,
    },
  ],
  roomWork: [
    {
      ...pageAt('/studio/room/new', paths.setRoom, <SetRoomPage />),
      features: (create) => ({ room: fakeRoom({ made: works(create, emptyRoom) }), setHomework: fakeSetHomework() }),
      field: /^제목/,
      ...saving,
    },
  ],
  channelSettings: [
    {
      ...pageAt(paths.channelSettings, paths.channelSettings, <ChannelSettingsPage />),
      application: {
        siteLoader: {
          ...anApplication().siteLoader,
          load: async () => ({ site: siteOf('haeon', true), channel: null, tint: null, home: noContent }),
        },
      },
      features: (save) => ({
        channelSettings: fakeChannelSettings({ read: async () => ({ settings: someSettings(), updatedDate }), save }),
      }),
      field: /^채널 이름/,
      isForMembers: true,
      async send() {
        await press('바뀐 것 보고 저장하기')
        await press('저장하기')
      },
      answer: updatedDate,
    },
  ],
} satisfies Record<WorkPlace, readonly MountedForm[]>
