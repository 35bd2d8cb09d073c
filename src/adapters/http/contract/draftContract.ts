import * as z from 'zod/mini'
import { objectResponse } from './apiCall.ts'
import { nullableText } from '../parsing.ts'

/** The version that a draft is to replace, by its date; null: there is none yet. */
export const draftBefore = { before: z.optional(nullableText) }

export const draftVersions =
  '`before` is the `updatedDate` of the draft to be replaced, null for none; 409 with the current draft if that is another one. ' +
  'A backend without versions answers 204; the page then compares drafts by their texts when the user returns.'

/** The version that it has become. */
export const savedVersion = objectResponse(z.object({ updatedDate: nullableText }))
