import * as z from 'zod/mini'
import { requiredImage, validItems } from './parsing.ts'
import { itemCategories } from '../../domain/viewer.ts'

/** A garment of an unknown kind or without a picture cannot be worn; the rest of the outfit stays. */
export const equippedItemList = validItems(z.object({ itemCategory: z.enum(itemCategories), spriteStand1: requiredImage }))
