import * as z from 'zod/mini'
import { authStateOf } from '../../../domain/viewer/AuthState.ts'
import { genders } from '../../../domain/viewer/Gender.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { equippedItems } from './equippedItemSchema.ts'
import { number, oneOf, optionalId, requiredText, type Schema, text, usable } from './fields.ts'

const wire = z.object({
  state: z.transform(authStateOf),
  gender: oneOf(genders),
  role: text,
  roleList: usable(requiredText),
  userId: optionalId,
  nickname: text,
  point: number,
  level: number,
  tier: text,
  tierLevel: number,
  equippedUserItemList: equippedItems,
})

export const viewerSchema: Schema<Viewer> = z.pipe(
  wire,
  z.transform(({ state, ...viewer }) => ({ authState: state, ...viewer })),
)
