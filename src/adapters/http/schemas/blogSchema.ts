import * as z from 'zod/mini'
import type { Blog } from '../../../domain/blog/Blog.ts'
import { id, image, label, optionalId, orNull, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<Blog> = z.object({
  blogId: id,
  title: label,
  summary: text,
  thumbnail: image,
  user: orNull(z.object({ userId: optionalId, profile: image, nickname: text })),
})

export const blogItems: Items<Blog> = { schema, idOf: ({ blogId }) => blogId }
