import { use } from 'react'
import type { Features } from '../../application/Features.ts'
import { useApplication } from './application.ts'

/** Returns a feature, and suspends until it is loaded. Use it in lazily loaded pages. */
export const useFeature = <Name extends keyof Features>(name: Name): Features[Name] => use(useApplication().features[name]())
