import * as z from 'zod/mini'
import { categoryGroupFields } from './categorySchema.ts'
import {
  count,
  type ItemReader,
  nullableNumber,
  nullableText,
  oneOf,
  optionalId,
  orNull,
  plainText,
  requiredItems,
  requiredNumber,
  requiredText,
  type Schema,
} from './parsing.ts'
import type { LessonPlan } from '../../domain/problems/lessonPlan.ts'
import { type ProblemCategory, type ProblemCategoryGroup, type ProblemType, seaThemes } from '../../domain/problems/problemTypes.ts'
import { creatures } from '../../domain/quest.ts'

const categoryFields = {
  categoryId: optionalId,
  categoryGroupName: requiredText,
  name: requiredText,
  character: oneOf(creatures),
  problemCount: count,
  solvedCount: nullableNumber,
}

export const problemCategoryItems: ItemReader<ProblemCategory> = {
  schema: z.object(categoryFields),
  idOf: ({ categoryGroupName, name }) => JSON.stringify([categoryGroupName, name]),
}

/** A group is a sea; fields that a backend leaves out get the usual drawing. */
export const problemCategoryGroupItems: ItemReader<ProblemCategoryGroup> = {
  schema: z.object({
    ...categoryGroupFields,
    theme: oneOf(seaThemes),
    description: nullableText,
    problemCount: nullableNumber,
    solvedCount: nullableNumber,
  }),
  idOf: ({ name }) => name,
}

/** A program's input and output may be empty; its code may not. */
export const exampleFields = { code: requiredText, input: plainText, output: plainText }

const workedExampleSchema = z.object({ title: requiredText, ...exampleFields, explanation: nullableText })

const lessonStepSchema = z.object({
  title: requiredText,
  text: requiredText,
  ...exampleFields,
  question: nullableText,
  answer: nullableText,
})

export const problemTypeSchema: Schema<ProblemType> = z.object({
  ...categoryFields,
  lesson: orNull(
    z.object({ what: requiredText, when: nullableText, example: orNull(workedExampleSchema), stepList: requiredItems(lessonStepSchema) }),
  ),
})

/** Stages without their text or minutes are dropped, as are standards without a code, so that none is printed in part. */
export const lessonPlanSchema: Schema<LessonPlan> = z.pipe(
  z.object({
    aim: requiredText,
    standardList: requiredItems(z.object({ code: requiredText, text: requiredText })),
    sourceList: requiredItems(z.object({ name: requiredText, href: requiredText })),
    stageList: requiredItems(z.object({ name: requiredText, minutes: requiredNumber, text: requiredText })),
    material: nullableText,
    questionList: requiredItems(requiredText),
    mistakeList: requiredItems(z.object({ mistake: requiredText, help: requiredText })),
    homework: nullableText,
  }),
  z.transform(({ standardList, sourceList, stageList, questionList, mistakeList, ...rest }) => {
    return { ...rest, standards: standardList, sources: sourceList, stages: stageList, questions: questionList, mistakes: mistakeList }
  }),
)
