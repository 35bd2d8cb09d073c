/** The way out of an editor, in which Tab indents: part of the description of each. */
export const editorExit = 'Esc를 누르고 Tab을 누르면 편집기 밖으로 나가요.'
