import * as z from 'zod/mini'
import { longListLimit, nullableNumber, nullableText, plainText, requiredItems, requiredText, type Schema, textOrEmpty } from './parsing.ts'
import { type Board, type BoardRow, cellTones } from '../../domain/lesson/board.ts'

const texts = requiredItems(requiredText)

const rowSchema: Schema<BoardRow> = z.object({
  label: nullableText,
  cells: requiredItems(z.object({ text: textOrEmpty, tone: z.catch(z.enum(cellTones), 'PLAIN') })),
})

/** A board of an unknown kind is dropped with its content. */
export const boardSchema: Schema<Board> = z.union([
  z.object({ kind: z.literal('title'), title: requiredText, note: nullableText }),
  z.object({ kind: z.literal('points'), title: nullableText, items: texts }),
  z.object({ kind: z.literal('steps'), items: texts, at: nullableNumber }),
  z.object({ kind: z.literal('code'), language: nullableText, code: requiredText, line: nullableNumber }),
  z.object({ kind: z.literal('cells'), title: nullableText, rows: requiredItems(rowSchema) }),
  z.object({ kind: z.literal('grid'), rows: requiredItems(plainText, longListLimit) }),
])
