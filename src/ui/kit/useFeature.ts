import { use } from 'react'
import type { Classes, Studies } from '../../application/Features.ts'
import { useApplication } from './application.ts'

/** For lazily loaded pages: suspends until their use cases are loaded too. */
export const useStudies = (): Studies => use(useApplication().studies())

/** For lazily loaded pages: suspends until their use cases are loaded too. */
export const useClasses = (): Classes => use(useStudies().classes())
