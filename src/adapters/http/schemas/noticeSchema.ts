import * as z from 'zod/mini'
import type { PopupNotice } from '../../../domain/notice/PopupNotice.ts'
import { label, link, requiredText, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<PopupNotice> = z.object({ title: label, content: text, link, popupShowingMethod: requiredText })

export const noticeItems: Items<PopupNotice> = { schema }
