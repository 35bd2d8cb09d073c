import * as z from 'zod/mini'
import type { Experience } from '../../../domain/viewer/Experience.ts'
import { requiredNumber, type Schema } from './fields.ts'

/** The spec gives the call but not its answer: these two names are ours. */
export const experienceSchema: Schema<Experience> = z.object({ experience: requiredNumber, requiredExperience: requiredNumber })
