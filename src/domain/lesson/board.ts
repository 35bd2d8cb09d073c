export const cellTones = ['PLAIN', 'MARKED', 'DONE'] as const
export type CellTone = (typeof cellTones)[number]

export interface BoardCell {
  readonly text: string
  readonly tone: CellTone
}

export interface BoardRow {
  readonly label: string | null
  readonly cells: readonly BoardCell[]
}

/** What stands on the board: in a document as a figure, in a drawn film scene by scene. Text throughout, which the page draws. */
export type Board =
  | { readonly kind: 'title'; readonly title: string; readonly note: string | null }
  | { readonly kind: 'points'; readonly title: string | null; readonly items: readonly string[] }
  /** One after the other, with arrows between them; `at` is the place of the one that it is about. */
  | { readonly kind: 'steps'; readonly items: readonly string[]; readonly at: number | null }
  /** `line` is about one of its lines, from 1. */
  | { readonly kind: 'code'; readonly language: string | null; readonly code: string; readonly line: number | null }
  /** Values side by side: variables, lists, what is being sorted. */
  | { readonly kind: 'cells'; readonly title: string | null; readonly rows: readonly BoardRow[] }
  /** Lines of `#` and `.`, a filled and an empty pixel each. */
  | { readonly kind: 'grid'; readonly rows: readonly string[] }

/** The board in words, for those who cannot see it. Null: what it shows cannot be said in short. */
export function boardText(board: Board): string | null {
  switch (board.kind) {
    case 'title':
      return [board.title, board.note].filter(Boolean).join(', ')
    case 'points':
      return [board.title, ...board.items].filter(Boolean).join(', ')
    case 'steps':
      return board.items.join(' → ')
    case 'code':
      return board.code
    case 'cells':
      return [board.title, ...board.rows.map((row) => rowText(row))].filter(Boolean).join(' / ')
    case 'grid':
      return null
  }
}

function rowText({ label, cells }: BoardRow): string {
  return [label, cells.map(({ text }) => text).join(' ')].filter(Boolean).join(': ')
}

/** Which pixels of a line are filled. */
export function pixelsOf(row: string): readonly boolean[] {
  return Array.from({ length: row.length }, (_, at) => row[at] === '#')
}
