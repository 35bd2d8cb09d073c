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

/** A drawing on the board: a figure in a document, or a scene of a film. It holds text only, which the page draws. */
export type Board =
  | { readonly kind: 'title'; readonly title: string; readonly note: string | null }
  | { readonly kind: 'points'; readonly title: string | null; readonly items: readonly string[] }
  /** Steps in a row, with arrows between them; `at` is the index of the current one. */
  | { readonly kind: 'steps'; readonly items: readonly string[]; readonly at: number | null }
  /** `line` is the highlighted line, counted from 1. */
  | { readonly kind: 'code'; readonly language: string | null; readonly code: string; readonly line: number | null }
  /** Values side by side: variables, lists, a list while it is sorted. */
  | { readonly kind: 'cells'; readonly title: string | null; readonly rows: readonly BoardRow[] }
  /** Lines of `#` and `.`, a filled and an empty pixel each. */
  | { readonly kind: 'grid'; readonly rows: readonly string[] }

/** Describes the board for viewers who cannot see it. Null: it cannot be described in short. */
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

/** Tells for each pixel of a line whether it is filled. */
export function pixelsOf(row: string): readonly boolean[] {
  return Array.from({ length: row.length }, (_, at) => row[at] === '#')
}
