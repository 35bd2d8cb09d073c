interface Cell {
  readonly row: number
  readonly column: number
}

/** Where a key leads from a cell; null for keys that lead nowhere. */
export const nextCell = (key: string, { row, column }: Cell, size: { readonly rows: number; readonly columns: number }): Cell | null => {
  const within = (wish: Cell): Cell | null =>
    wish.row < 0 || wish.row >= size.rows || wish.column < 0 || wish.column >= size.columns ? null : wish
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: column - 1 })
    case 'ArrowRight':
      return within({ row, column: column + 1 })
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: size.columns - 1 }
    default:
      return null
  }
}
