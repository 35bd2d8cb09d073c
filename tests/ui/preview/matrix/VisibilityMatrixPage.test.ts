import { expect, it } from 'vitest'
import { nextCell } from '../../../../src/ui/preview/matrix/VisibilityMatrixPage.tsx'

const size = { rows: 3, columns: 8 }

it('arrow keys walk the matrix cell by cell and stop at its edges [S-334] [F-099]', () => {
  expect(nextCell('ArrowDown', { row: 0, column: 2 }, size)).toEqual({ row: 1, column: 2 })
  expect(nextCell('ArrowUp', { row: 0, column: 2 }, size)).toBeNull()
  expect(nextCell('ArrowLeft', { row: 1, column: 0 }, size)).toBeNull()
  expect(nextCell('ArrowRight', { row: 1, column: 7 }, size)).toBeNull()
  expect(nextCell('Home', { row: 1, column: 7 }, size)).toEqual({ row: 1, column: 0 })
  expect(nextCell('End', { row: 1, column: 0 }, size)).toEqual({ row: 1, column: 7 })
  expect(nextCell('Tab', { row: 1, column: 0 }, size)).toBeNull()
})
