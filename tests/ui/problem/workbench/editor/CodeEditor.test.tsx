import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { ApplicationContext } from '../../../../../src/ui/kit/application.ts'
import { CodeEditor, type EditorHandle } from '../../../../../src/ui/problem/workbench/editor/CodeEditor.tsx'
import { anApplication } from '../../../../fakes/anApplication.ts'
import { memoryStore } from '../../../../fakes/memoryStore.ts'

/** Opens the editor while it is a text box and the rich one is loading. */
function openEditor(initialCode = '# 처음\n', store = memoryStore()) {
  const onChange = vi.fn()
  const onFocus = vi.fn()
  const handle = createRef<EditorHandle>()
  const { container, unmount } = render(
    <ApplicationContext value={anApplication({ store })}>
      <CodeEditor
        ref={handle}
        label="코드"
        description="나가려면 Esc, Tab"
        descriptionId="keys"
        initialCode={initialCode}
        onChange={onChange}
        onFocus={onFocus}
      />
    </ApplicationContext>,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '코드' })
  const type = (value: string, caret = value.length) => {
    fireEvent.change(box, { target: { value } })
    box.setSelectionRange(caret, caret)
  }
  const find = () => {
    const host = [...container.querySelectorAll('div')].find((element) => element.shadowRoot !== null)
    return host?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null
  }
  /** Waits for the rich editor. */
  const upgraded = () =>
    waitFor(() => {
      const content = find()
      if (content === null) throw new Error('still a text box')
      return content
    })
  return { handle: () => handle.current, store, box, type, find, upgraded, onChange, onFocus, unmount }
}

const textOf = (content: HTMLElement) => [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n')
const press = (content: HTMLElement, key: string, keyCode: number, modifiers = {}) =>
  fireEvent.keyDown(content, { key, keyCode, ...modifiers })
const undo = (content: HTMLElement) => press(content, 'z', 90, { ctrlKey: true })

test('is a text box at once, and then an editor with the same text and name', async () => {
  const { type, upgraded, onChange } = openEditor()
  type('print(1)\n')
  const content = await upgraded()
  expect(textOf(content)).toBe('print(1)\n')
  expect(onChange.mock.calls).toEqual([['print(1)\n']])
  expect(content).toHaveAttribute('role', 'textbox')
  expect(content).toHaveAttribute('aria-label', '코드')
  expect(content).toHaveAttribute('aria-description', '나가려면 Esc, Tab')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('what was typed into the text box can be undone in the editor, down to what it opened with', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(9_000).mockReturnValue(20_000)
  const { type, upgraded, onChange } = openEditor('start')
  type('start one')
  type('start one two')
  const content = await upgraded()
  undo(content)
  expect(textOf(content)).toBe('start one')
  undo(content)
  expect(textOf(content)).toBe('start')
  expect(onChange).toHaveBeenLastCalledWith('start')
})

test('keeps the focus and the caret: what is typed next stands where it would have', async () => {
  const { box, type, upgraded, handle } = openEditor('')
  box.focus()
  type('print()', 6)
  const content = await upgraded()
  const root = content.getRootNode()
  expect(root instanceof ShadowRoot ? root.activeElement : null).toBe(content)
  press(content, 'Enter', 13)
  expect(textOf(content)).toMatch(/^print\(\n\s*\)$/)
  handle()?.setCode('print(1)')
  expect(textOf(content)).toBe('print(1)')
})

test('takes nothing from under an input method: it waits for the syllable’s end', async () => {
  const { box, type, find, upgraded } = openEditor('')
  fireEvent.compositionStart(box)
  type('ㅎ')
  await act(() =>
    import('../../../../../src/ui/problem/workbench/editor/richEditor.ts').then(() => new Promise((resolve) => setTimeout(resolve, 20))),
  )
  expect(find()).toBeNull()
  type('하')
  fireEvent.compositionEnd(box)
  expect(textOf(await upgraded())).toBe('하')
})

test('another text can be put in before and after, each as one step that can be undone', async () => {
  const { box, handle, upgraded } = openEditor('a')
  handle()?.setCode('b')
  expect(box).toHaveValue('b')
  const content = await upgraded()
  handle()?.setCode('c\nd')
  expect(textOf(content)).toBe('c\nd')
  undo(content)
  expect(textOf(content)).toBe('b')
})

test.each(['in the text box', 'in the editor'])(
  'what is opened %s is where undo ends; what was there before does not come back',
  async (where) => {
    const { handle, box, upgraded, onChange } = openEditor('starter')
    if (where === 'in the text box') {
      handle()?.open('saved')
      expect(box).toHaveValue('saved')
    }
    const content = await upgraded()
    if (where === 'in the editor') handle()?.open('saved')
    undo(content)
    expect(textOf(content)).toBe('saved')
    expect(onChange).not.toHaveBeenCalled()
    handle()?.setCode('replaced')
    undo(content)
    undo(content)
    expect(textOf(content)).toBe('saved')
  },
)

test('goes to a line that is named, in the text box and in the editor; beyond the end to the last', async () => {
  const { box, handle, upgraded } = openEditor('one\ntwo\nthree')
  handle()?.goToLine(2)
  expect([box.selectionStart, document.activeElement]).toEqual([4, box])
  const content = await upgraded()
  handle()?.goToLine(99)
  press(content, 'Backspace', 8)
  expect(textOf(content)).toBe('one\ntwothree')
})

test('leaves the keys of the workbench to the workbench', async () => {
  const content = await openEditor('a').upgraded()
  press(content, 'Enter', 13, { ctrlKey: true })
  press(content, 'Enter', 13, { ctrlKey: true, shiftKey: true })
  expect(textOf(content)).toBe('a')
})

test('Tab indents; after Escape it leads on', async () => {
  const content = await openEditor('a').upgraded()
  expect(press(content, 'Tab', 9)).toBe(false)
  expect(textOf(content)).toBe('    a')
  press(content, 'Escape', 27)
  expect(press(content, 'Tab', 9)).toBe(true)
})

test('Escape leads out also where a dialog around the editor has taken its default', async () => {
  const content = await openEditor('a').upgraded()
  const take = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', take, true)
  press(content, 'Escape', 27)
  document.removeEventListener('keydown', take, true)
  expect(press(content, 'Tab', 9)).toBe(true)
  expect(textOf(content)).toBe('a')
})

test('a text box that is gone before the editor has come is left alone', async () => {
  const { unmount } = openEditor('a')
  unmount()
  await import('../../../../../src/ui/problem/workbench/editor/richEditor.ts')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(document.querySelector('[data-editor]')).toBeNull()
})

test('marks the line that cannot be read, with the reason, until something is typed', async () => {
  const { handle, upgraded } = openEditor('a = 1\nprint(a\n')
  const content = await upgraded()
  act(() => handle()?.markMistake({ line: 2, words: '괄호를 열고 닫지 않았어요: (' }))
  expect(content.querySelector('.cm-mistake')).toHaveTextContent('print(a')
  expect(content.querySelector('.cm-mistake')).toHaveAttribute('title', '괄호를 열고 닫지 않았어요: (')
  expect(content).toHaveAttribute('aria-description', '나가려면 Esc, Tab 괄호를 열고 닫지 않았어요: (')
  act(() => handle()?.markMistake({ line: 99, words: '없는 줄' }))
  expect(content.querySelector('.cm-mistake')).toBeNull()
  act(() => handle()?.setCode('print(a)'))
  expect(content).toHaveAttribute('aria-description', '나가려면 Esc, Tab')
})

test('the row of keys can be put away, which the browser remembers, and comes back', async () => {
  const { upgraded, unmount, store } = openEditor()
  await upgraded()
  const keys = () => screen.queryByRole('group', { name: '코드 글쇠', hidden: true })
  expect(keys()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '글쇠 줄 접기', hidden: true }))
  expect(keys()).toBeNull()
  unmount()
  await openEditor('', store).upgraded()
  expect(keys()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '글쇠 줄 펼치기', hidden: true }))
  expect(keys()).not.toBeNull()
})
