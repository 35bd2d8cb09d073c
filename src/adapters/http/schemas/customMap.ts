import * as z from 'zod/mini'
import type { CustomEntry, CustomMap } from '../../../domain/channel/CustomMap.ts'
import { label } from './fields.ts'

/** An item without a usable value stays as a blank one: only the first item counts, so none may move up. */
const customName = z.catch(z.object({ value: label }), { value: '' })

const entry: z.ZodMiniType<CustomEntry> = z.object({
  CUSTOM_NAME: z.catch(z.array(customName), []),
  REMOVE: z.catch(z.array(z.unknown()), []),
})

/** Keys come from the channel's staff, so they become a Map: `__proto__` is a key like any other (F-036). */
export const customMap = z.transform((raw): CustomMap => {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return new Map(
    entries.flatMap(([key, value]): [string, CustomEntry][] => {
      const result = z.safeParse(entry, value)
      return result.success ? [[key, result.data]] : []
    }),
  )
})
