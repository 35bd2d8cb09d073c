import {
  cursorCharLeft,
  cursorCharRight,
  defaultKeymap,
  history,
  historyKeymap,
  indentMore,
  indentWithTab,
  insertNewline,
  insertNewlineAndIndent,
  undo,
} from '@codemirror/commands'
import { python } from '@codemirror/lang-python'
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, Prec, StateEffect, StateField, Transaction } from '@codemirror/state'
import { Decoration, drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { editorTheme, highlightRules } from './editorLook.ts'
import { machineTyping } from './machineTyping.ts'
import { changeBetween, type TypedStep } from './typingRecord.ts'

export interface RichEditor {
  /** Begins anew with this text: undo does not go back beyond it. */
  open(code: string): void
  setCode(code: string): void
  focus(): void
  goToLine(line: number): void
  markMistake(mistake: CodeMistake | null): void
  /** Inserts text as if it was typed. */
  insert(text: string): void
  indent(): void
  undo(): void
  moveCaret(by: -1 | 1): void
  scrollTo(top: number): void
  destroy(): void
}

/** A line that cannot be parsed, and the reason. */
export interface CodeMistake {
  /** The line number, counted from 1. */
  readonly line: number
  readonly words: string
}

interface RichEditorOptions {
  readonly host: HTMLElement
  readonly text: string
  /** The text that the text area opened with. `steps` are the changes since then. */
  readonly openedWith: string
  readonly steps: readonly TypedStep[]
  readonly selection: { readonly start: number; readonly end: number }
  readonly label: string
  readonly description: string
  onChange(code: string): void
  onFocus(): void
}

const swallow = () => true

const mark = StateEffect.define<CodeMistake | null>()

/** The marked line. It is cleared when something is typed. */
const marked = StateField.define<CodeMistake | null>({
  create: () => null,
  update(mistake, { effects, docChanged }) {
    const effect = effects.find((one) => one.is(mark))
    if (effect !== undefined) return effect.value
    return docChanged ? null : mistake
  },
  provide: (field) =>
    EditorView.decorations.from(field, (mistake) => (view) => {
      if (mistake === null || mistake.line > view.state.doc.lines) return Decoration.none
      const { from } = view.state.doc.line(mistake.line)
      return Decoration.set([Decoration.line({ class: 'cm-mistake', attributes: { title: mistake.words } }).range(from)])
    }),
})

/** CodeMirror scrolls the page by itself and ignores the browser's scroll padding for bars at the foot, so the padding is passed on. */
const pageScrollMargins = () => ({ bottom: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0 })

/** Creates CodeMirror inside a shadow root, whose adopted style sheets are allowed by a strict content security policy. */
export function createRichEditor(options: RichEditorOptions): RichEditor {
  const { host, text, selection, label, description, onChange, onFocus } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const typing = machineTyping()
  const past = new Compartment()
  let isSilent = true
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.openedWith,
      extensions: [
        // The workbench handles these keys, so the editor ignores them.
        Prec.highest(keymap.of(['Ctrl-Enter', 'Meta-Enter', 'Ctrl-Shift-Enter', 'Meta-Shift-Enter'].map((key) => ({ key, run: swallow })))),
        keymap.of([{ key: 'Enter', run: (target) => (typing.isMachine() ? insertNewline : insertNewlineAndIndent)(target) }]),
        lineNumbers(),
        past.of(history()),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        indentUnit.of('    '),
        EditorView.lineWrapping,
        // Word processors use line separators that neither the editor nor Python treats as a line break.
        EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/[\u0085\u2028\u2029]/g, '\n')),
        python(),
        syntaxHighlighting(HighlightStyle.define(highlightRules)),
        editorTheme,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        marked,
        EditorView.contentAttributes.of(({ state }) => ({
          'aria-label': label,
          'aria-description': [description, state.field(marked)?.words].filter(Boolean).join(' '),
          // The content is focusable anyway; accessibility checkers look for this attribute.
          tabindex: '0',
          autocorrect: 'off',
          autocapitalize: 'off',
        })),
        EditorView.domEventHandlers({
          focus: onFocus,
          blur: (_, target) => target.setTabFocusMode(false),
          beforeinput: (event, target) => typeOver(target, event),
          keydown(event, target) {
            typing.key(event.timeStamp)
            if (!['Escape', 'Tab', 'Shift'].includes(event.key)) target.setTabFocusMode(false)
          },
        }),
        EditorView.scrollMargins.of(pageScrollMargins),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isSilent) onChange(state.doc.toString())
        }),
      ],
    }),
  })
  // The editor's own handler of Escape does not run inside a dialog, which prevents the default of the key.
  view.dom.addEventListener('keydown', ({ key }) => key === 'Escape' && view.setTabFocusMode(true))
  replay(view, [...options.steps, { text, caret: selection.end, time: Date.now() }])
  isSilent = false
  view.dispatch({ selection: { anchor: selection.start, head: selection.end } })
  return {
    open(code) {
      isSilent = true
      view.dispatch({ effects: past.reconfigure([]) })
      view.dispatch({ changes: changeBetween(view.state.doc.toString(), code) })
      view.dispatch({ effects: past.reconfigure(history()) })
      isSilent = false
    },
    setCode(code) {
      const changes = changeBetween(view.state.doc.toString(), code)
      if (changes.from !== changes.to || changes.insert !== '') view.dispatch({ changes, userEvent: 'input.paste' })
    },
    focus: () => view.focus(),
    goToLine(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines))
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
      view.focus()
    },
    markMistake: (mistake) => view.dispatch({ effects: mark.of(mistake) }),
    insert(inserted) {
      view.dispatch(view.state.replaceSelection(inserted), { userEvent: 'input.type', scrollIntoView: true })
      view.focus()
    },
    indent: () => void indentMore(view),
    undo: () => void undo(view),
    moveCaret: (by) => void (by < 0 ? cursorCharLeft : cursorCharRight)(view),
    scrollTo(top) {
      view.scrollDOM.scrollTop = top
    },
    destroy: () => view.destroy(),
  }
}

/**
 * Replaces a selection instead of the browser, which would keep the old text's look with an inline style; the page's policy does not
 * allow that.
 */
function typeOver(view: EditorView, { inputType, data, isComposing }: InputEvent): boolean {
  const { from, to } = selectedIn(view)
  if (inputType !== 'insertText' || data === null || isComposing || from === to) return false
  view.dispatch({
    changes: { from, to, insert: data },
    selection: { anchor: from + data.length },
    userEvent: 'input.type',
    scrollIntoView: true,
  })
  return true
}

/** Returns the selection in the document, which the editor state reflects only a moment later. */
function selectedIn(view: EditorView): { readonly from: number; readonly to: number } {
  // WebKit has no selection per shadow root.
  const root: DocumentOrShadowRoot & { getSelection?(): Selection | null } = view.root
  const selection = root.getSelection?.()
  const [anchorNode, focusNode] = [selection?.anchorNode, selection?.focusNode]
  if (!selection || !anchorNode || !focusNode || !view.contentDOM.contains(anchorNode) || !view.contentDOM.contains(focusNode))
    return view.state.selection.main
  const ends = [view.posAtDOM(anchorNode, selection.anchorOffset), view.posAtDOM(focusNode, selection.focusOffset)]
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/** Replays the text area's changes, so that the user can undo them in the editor. */
function replay(view: EditorView, steps: readonly TypedStep[]): void {
  for (const { text, caret, time } of steps) {
    const changes = changeBetween(view.state.doc.toString(), text)
    if (changes.from === changes.to && changes.insert === '') continue
    view.dispatch({
      changes,
      selection: { anchor: Math.min(caret, text.length) },
      annotations: [Transaction.time.of(time), Transaction.userEvent.of('input.type')],
    })
  }
}
