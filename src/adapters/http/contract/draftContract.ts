import * as z from 'zod/mini'
import { objectResponse } from './apiCall.ts'
import { nullableText } from '../parsing.ts'

/** The version that a draft is to replace, by its date; null: there is none yet. */
export const draftBefore = { before: z.optional(nullableText) }

export const draftVersions =
  '`before` is the `updatedDate` of the version that it is to replace, null for none; 409 with the present draft where that is another one. ' +
  'A backend that keeps no versions answers 204: then drafts are compared by their texts alone, whenever somebody comes back to the page.'

/** The version that it has become. */
export const savedVersion = objectResponse(z.object({ updatedDate: nullableText }))
