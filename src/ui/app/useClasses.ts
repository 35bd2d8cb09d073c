import { use } from 'react'
import type { Classes } from '../../application/Classes.ts'
import { useStudies } from './useStudies.ts'

/** For lazily loaded pages: suspends until their use cases are loaded too. */
export const useClasses = (): Classes => use(useStudies().classes())
