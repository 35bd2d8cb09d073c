import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { blockPlays } from '../../../mock-server/blocks/blockPlays.ts'
import type { LessonContent } from '../../../src/domain/lesson/lessonContent.ts'
import { allAnswers } from '../impatientClient.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { aBlockDetail, acceptedBlocks, fakeEditor } from '../block/aBlockDetail.ts'
import { aSubmission } from '../problem/workbench/aSubmission.ts'
import { aText, mark, openLesson } from './openLesson.tsx'

vi.mock('../../../src/ui/block/editor/blockEditor.ts', async () => (await import('../block/aBlockDetail.ts')).blockEditorModule)
// The rich editor fails to load here, so that the text box stays: queries cannot see into the editor's shadow tree.
vi.mock('../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('not fetched')))

const aSection = (heading: string) => ({ heading, parts: [] })

const aProblem: LessonContent = {
  kind: 'PROBLEM',
  problemId: 'a/b',
  title: '파도 세기',
  difficulty: 7,
  categoryList: [{ categoryGroupName: '유형', name: '반복' }],
  statement: ['`n`번 치는 파도를 세요.'],
  inputRule: '첫 줄에 n이 와요.',
  outputRule: '개수를 출력해요.',
  examples: [
    { input: '3\n1', output: '4' },
    { input: '', output: '0' },
  ],
  hints: ['하나씩 세어요.', '더해요.'],
}

const aBlock: LessonContent = {
  kind: 'BLOCK',
  blockId: 8,
  title: '거북이 길',
  difficulty: null,
  statement: ['집까지 가요.'],
  goal: '집에 닿으면 성공이에요.',
  blocks: ['앞으로 가기', '돌기'],
  hints: [],
}

describe('a document', () => {
  const code = "for turn in range(3):\n    print('파도')"
  const open = () =>
    openLesson(71, {
      content: async () => ({
        ...aText,
        sections: [
          {
            heading: '되풀이',
            parts: [
              { kind: 'paragraph', text: '`range`는 세어 줘요. <b>굵게</b>' },
              { kind: 'list', isOrdered: true, items: ['먼저', '그다음'] },
              { kind: 'note', text: '3은 나오지 않아요.' },
              { kind: 'code', language: 'python', code },
            ],
          },
        ],
      }),
    })

  test('reads as it was written: headings, paragraphs, lists, notes and code, and markup is only text [F-034]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: '되풀이' })).toBeVisible()
    expect(screen.getByText('range', { selector: 'p code, li code' })).toBeVisible()
    expect(screen.getByText(/<b>굵게<\/b>/)).toBeVisible()
    const items = within(screen.getByText('먼저').closest('ol') as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['먼저', '그다음'])
    expect(screen.getByText('3은 나오지 않아요.')).toBeVisible()
  })

  test('has code that the keyboard can scroll, with its language', async () => {
    await open()
    const block = screen.getByRole('region', { name: '파이썬 코드' })
    expect(block).toHaveAttribute('tabindex', '0')
    expect(block.textContent).toBe(code)
  })

  test('has code that can be copied, and says that it was', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(screen.getByRole('button', { name: /^파이썬 코드\s*복사$/ }))
    expect(await navigator.clipboard.readText()).toBe(code)
    expect(await screen.findByText('복사했어요')).toBeVisible()
  })

  test('says so when a browser does not let anything be copied', async () => {
    const user = userEvent.setup()
    await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: /^파이썬 코드\s*복사$/ }))
    expect(await screen.findByText(/복사하지 못했어요/)).toBeVisible()
  })

  test('has a table of contents from three sections on', async () => {
    await openLesson(71, {
      content: async () => ({ ...aText, sections: [aSection('하나'), aSection(''), aSection('둘'), aSection('셋')] }),
    })
    const contents = within(screen.getByRole('navigation', { name: '이 글의 차례' }))
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#section-1', '#section-3', '#section-4'])
    expect(document.getElementById('section-3')).toHaveTextContent('둘')
  })

  test('of two sections has none, and without any says so', async () => {
    await openLesson(71, { content: async () => ({ ...aText, sections: [] }) })
    expect(screen.queryByRole('navigation', { name: '이 글의 차례' })).not.toBeInTheDocument()
    expect(screen.getByText('아직 내용이 없어요. 다음으로 넘어가도 좋아요.')).toBeVisible()
  })
})

describe('a problem', () => {
  test('is solved in the workbench, and only solving it finishes the lesson', async () => {
    await openLesson(73, { content: async () => aProblem, problem: async () => aProblemDetail({ title: '파도 세기' }) })
    // Parts that are loaded one after the other.
    expect(await screen.findByRole('textbox', { name: '코드' })).toBeVisible()
    expect(screen.getByRole('region', { name: '문제' })).toBeVisible()
    expect(screen.getByRole('button', { name: '제출' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '다 풀었어요' })).not.toBeInTheDocument()
    expect(screen.getByText('문제를 풀어내면 저절로 완료돼요.')).toBeVisible()
  })

  test('finishes the lesson once its code is right, not before; the lesson leads on', async () => {
    let state: 'WRONG_ANSWER' | 'ACCEPTED' = 'WRONG_ANSWER'
    await openLesson(73, {
      content: async () => aProblem,
      problem: async () => aProblemDetail({ title: '파도 세기', starterCodes: [{ language: 'PYTHON', code: 'n' }], nextProblemId: 12 }),
      progress: async () => (state === 'ACCEPTED' ? [mark(73)] : []),
      submit: async () => aSubmission({ state }),
    })
    const row = () => screen.getByRole('link', { current: 'page' })
    await userEvent.click(await screen.findByRole('button', { name: '제출' }))
    expect(await screen.findByRole('heading', { name: '틀렸어요' })).toBeVisible()
    expect(row()).not.toHaveTextContent('완료')
    state = 'ACCEPTED'
    await userEvent.click(screen.getByRole('button', { name: '제출' }))
    expect(await screen.findByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
    await allAnswers()
    expect(row()).toHaveTextContent('완료')
    expect(screen.queryByRole('link', { name: '다음 문제 풀기' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '다음으로 가기' })).toHaveAttribute('href', '/course/7/lesson/74')
  })
})

describe('a block problem', () => {
  test('is built in the workbench, and only solving it finishes the lesson', async () => {
    await openLesson(74, { content: async () => aBlock, block: async () => aBlockDetail() })
    for (const name of ['문제', '블록 작업 공간', '무대']) expect(await screen.findByRole('region', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: '다 풀었어요' })).not.toBeInTheDocument()
    expect(screen.getByText('블록으로 풀어내면 저절로 완료돼요.')).toBeVisible()
  })

  test('finishes the lesson once its blocks arrive, not before', async () => {
    let isRight = false
    await openLesson(74, {
      content: async () => aBlock,
      block: async () => aBlockDetail(),
      progress: async () => (isRight ? [mark(74)] : []),
      submitBlocks: async () => (isRight ? acceptedBlocks : { ...acceptedBlocks, state: 'WRONG_ANSWER', outcome: 'RED_LIGHT', star: 0 }),
    })
    const row = () => screen.getByRole('link', { current: 'page' })
    await screen.findByRole('region', { name: '무대' })
    await act(async () => fakeEditor.build(blockPlays['편지 배달하는 니모']!.reference))
    await userEvent.click(screen.getByRole('button', { name: '제출' }))
    await allAnswers()
    expect(screen.getByRole('button', { name: '제출' })).not.toHaveAttribute('aria-busy', 'true')
    expect(row()).not.toHaveTextContent('완료')
    isRight = true
    await userEvent.click(screen.getByRole('button', { name: '제출' }))
    expect(await screen.findByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
    await allAnswers()
    expect(row()).toHaveTextContent('완료')
  })
})
