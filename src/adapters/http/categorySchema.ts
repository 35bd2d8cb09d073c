import * as z from 'zod/mini'
import { flag, type ItemReader, nullableNumber, requiredText } from './parsing.ts'
import { type Category, type CategoryGroup, categoryModes } from '../../domain/catalogue/category.ts'

export const categoryItems: ItemReader<Category> = {
  schema: z.object({ categoryGroupName: requiredText, name: requiredText }),
  idOf: ({ categoryGroupName, name }) => JSON.stringify([categoryGroupName, name]),
}

/** `required` is Y or N, N where it is not said; boxes to tick where no mode is known (S-136). */
export const categoryGroupFields = {
  name: requiredText,
  required: flag,
  mode: z.catch(z.enum(categoryModes), 'CHECKBOX'),
  position: nullableNumber,
}

export const categoryGroupItems: ItemReader<CategoryGroup> = {
  schema: z.object(categoryGroupFields),
  idOf: ({ name }) => name,
}
