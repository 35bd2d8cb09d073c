import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor's theme. It uses the page's colour variables, which change with the site theme. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    minHeight: 'inherit',
    maxHeight: 'inherit',
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    fontSize: 'var(--code-size)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: 'none', paddingLeft: '4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--primary) 8%, transparent)' },
  '.cm-mistake': { textDecoration: 'underline wavy var(--danger)', textUnderlineOffset: '3px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--primary) 24%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--success) 24%, transparent)' },
  '@media print': { '&': { height: 'auto' }, '.cm-scroller': { overflow: 'visible' } },
})

export const highlightRules = [
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: 'var(--code-keyword)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: [tags.comment], color: 'var(--ink-3)' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: 'var(--link)' },
]
