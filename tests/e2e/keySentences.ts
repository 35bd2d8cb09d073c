import type { Page } from '@playwright/test'
import { readProblems } from '../golden/golden.ts'

/** Matches a sentence that names a key which a screen keyboard lacks, or a mouse. */
export const keySentence =
  /(?:Ctrl|Control|Alt|Shift) ?\+|Esc를|Esc 로|Tab을|Enter(?:로|를)|[A-Z]를 눌|[A-Z]를 누르면|Home과 End|Space|화살표 키|화살표로|[←→↑↓] 키|키보드로|단축키|마우스/

interface KeySentencePlace {
  /** The source files whose sentences stand here. */
  readonly files: readonly string[]
  readonly path: string
  readonly parameters?: Record<string, string>
  /** The sentence, which a user with a keyboard sees. */
  readonly sentence: RegExp
  /** Opens the part of the page that has the sentence. */
  open?(page: Page): Promise<void>
}

const teacher = { persona: 'teacher' }
const problemOf = (kind: string) => `/learn/problem/${readProblems.find(({ reading }) => reading.kind === kind)?.problemId ?? 0}`
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** On a tablet the panes are tabs. */
const openTab = async (page: Page, name: string) => {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('tab', { name, exact: true }).click()
}

/** The places of the pages that tell of keys. A test compares `files` with the sources. */
export const keySentencePlaces: Readonly<Record<string, KeySentencePlace>> = {
  'a problem': {
    files: ['problem/workbench/problemWords.ts', 'problem/workbench/editor/editorWords.ts'],
    path: '/learn/problem/7003',
    sentence: /실행은 Ctrl\+Enter/,
    open: (page) => openTab(page, '코드'),
  },
  'the steps of a program': {
    files: ['problem/assist/assistWords.ts'],
    path: '/learn/problem/7003',
    sentence: /왼쪽·오른쪽 화살표로/,
    open: async (page) => {
      await openTab(page, '결과')
      await press(page, '한 단계씩 보기')
    },
  },
  'lines to arrange': {
    files: ['problem/reading/readingTaskWords.ts'],
    path: problemOf('ARRANGE'),
    sentence: /키보드로는/,
    open: (page) => openTab(page, '코드'),
  },
  blocks: { files: ['block/blockWords.ts'], path: '/learn/block/2003', sentence: /T를 누르면/, open: (page) => openTab(page, '블록') },
  'blocks in Python': {
    files: ['block/python/pythonWords.ts'],
    path: '/learn/block/2003?as=python',
    sentence: /실행은 Ctrl\+Enter/,
    open: (page) => openTab(page, '코드'),
  },
  'feedback on a program': { files: [], path: '/feedback', sentence: /Esc를 누르고/ },
  'a video lesson': { files: ['lesson/lessonWords.ts'], path: '/course/1048/lesson/104807', sentence: /단축키/ },
  'the order of lines in a worksheet': { files: ['worksheet/worksheetWords.ts'], path: '/worksheet/608/chapter', sentence: /화살표 키/ },
  'the dates of a class': {
    files: ['registration/registrationWords.ts'],
    path: '/course/class/5005/lesson',
    sentence: /화살표 키로 날짜를/,
  },
  'the outline of a course': {
    files: ['studio/course/courseEditorWords.ts'],
    path: '/studio/publish/course/new',
    parameters: teacher,
    sentence: /↑ ↓ 키/,
  },
  'the code of a new problem': { files: [], path: '/studio/publish/problem/new', parameters: teacher, sentence: /Esc를 누르고/ },
  'a new problem tried out': {
    files: [],
    path: '/studio/publish/problem/new',
    parameters: teacher,
    sentence: /실행은 Ctrl\+Enter/,
    open: (page) => press(page, '학생으로 풀어 보기'),
  },
  'the bar of the demo': {
    files: ['preview/previewWords.ts'],
    path: '/quest',
    sentence: /Alt \+ Shift/,
    open: (page) => press(page, '보기 조건'),
  },
  'the matrix of who sees what': {
    files: ['preview/matrix/VisibilityMatrixPage.tsx'],
    path: '/preview/who-sees-what',
    parameters: { channel: 'narae' },
    sentence: /마우스를 올려도/,
  },
}

/** Source files whose sentences about keys no page shows by itself, with the reason. */
export const shownOtherwise: Readonly<Record<string, string>> = {
  'block/editor/blockEditor.ts': 'Blockly says these after a key was pressed.',
  'class-view/classViewWords.ts': 'A tooltip, which only a mouse opens.',
}
