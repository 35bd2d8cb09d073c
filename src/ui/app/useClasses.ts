import { use } from 'react'
import type { Classes } from '../../application/Classes.ts'
import { useStudies } from './useStudies.ts'

/** For pages that are loaded when needed: they wait for their use cases as they waited for themselves. */
export const useClasses = (): Classes => use(useStudies().classes())
