import * as z from 'zod/mini'
import { itemCategories } from '../../../domain/viewer/itemCategory.ts'
import { requiredImage, usable } from './fields.ts'

/** A garment of an unknown kind or without a picture cannot be worn; the rest of the outfit stays. */
export const equippedItems = usable(z.object({ itemCategory: z.enum(itemCategories), spriteStand1: requiredImage }))
