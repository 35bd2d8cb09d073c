import { use } from 'react'
import type { Studies } from '../../application/Studies.ts'
import { useApplication } from './ApplicationContext.ts'

/** For pages that are loaded when needed: they wait for their use cases as they waited for themselves. */
export const useStudies = (): Studies => use(useApplication().studies())
