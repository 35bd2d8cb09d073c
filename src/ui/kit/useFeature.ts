import { use } from 'react'
import type { Features } from '../../application/Features.ts'
import { useApplication } from './application.ts'

/** For lazily loaded pages: suspends until the feature is loaded too. */
export const useFeature = <Name extends keyof Features>(name: Name): Features[Name] => use(useApplication().features[name]())
