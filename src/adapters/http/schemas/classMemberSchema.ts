import * as z from 'zod/mini'
import type { ClassMember, StudyCount } from '../../../domain/course-class/ClassMember.ts'
import { count, id, image, requiredText, text } from './fields.ts'
import type { Items } from './parse.ts'
import { optionalDateTime } from './timeFields.ts'

export const classMemberItems: Items<ClassMember> = {
  schema: z.object({ userId: id, nickname: text, profile: image, completedCount: count, totalCount: count, studiedDate: optionalDateTime }),
  idOf: ({ userId }) => userId,
}

const studyCount = z.pipe(
  z.object({ type: requiredText, completedCount: count, totalCount: count }),
  z.transform(({ type, ...counts }) => ({ kind: type, ...counts })),
)

export const studyCountItems: Items<StudyCount> = { schema: studyCount, idOf: ({ kind }) => kind }
