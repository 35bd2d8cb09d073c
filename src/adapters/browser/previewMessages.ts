import * as z from 'zod/mini'
import type { PreviewMessageReader } from '../../application/preview/previewMessage.ts'
import { homeSectionIds } from '../../domain/home/sections.ts'

const sectionId = z.enum(homeSectionIds)
const listOf = <T>(item: z.ZodMiniType<T>) => z.array(item).check(z.maxLength(homeSectionIds.length))

const messageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('codingbada-preview-seen'),
    sections: listOf(z.object({ id: sectionId, title: z.nullable(z.string()) })),
  }),
  z.object({
    kind: z.literal('codingbada-preview-mark'),
    sections: listOf(z.object({ id: sectionId, label: z.string() })),
  }),
])

/** Messages from other origins or of another shape are ignored. */
export const readPreviewMessage: PreviewMessageReader = ({ origin, data }, ownOrigin) => {
  if (origin !== ownOrigin) return null
  const result = z.safeParse(messageSchema, data)
  return result.success ? result.data : null
}
