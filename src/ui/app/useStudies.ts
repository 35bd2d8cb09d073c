import { use } from 'react'
import type { Studies } from '../../application/Studies.ts'
import { useApplication } from './ApplicationContext.ts'

/** For lazily loaded pages: suspends until their use cases are loaded too. */
export const useStudies = (): Studies => use(useApplication().studies())
