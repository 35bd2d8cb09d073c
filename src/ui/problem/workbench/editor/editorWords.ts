/** Describes how to leave an editor, in which Tab indents. It is part of each editor's description. */
export const editorExit = 'Esc를 누르고 Tab을 누르면 편집기 밖으로 나가요.'
