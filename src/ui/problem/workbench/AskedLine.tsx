import type { ComponentProps } from 'react'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'

const ProgramAnswer = lazyWithRetry(() => import('./ProgramAnswer.tsx').then((loaded) => loaded.ProgramAnswer))

/** The field for a line that a program asks for, loaded with the first question: most programs ask for none. */
export const AskedLine = (props: ComponentProps<typeof ProgramAnswer>) => (
  <LazyBoundary>
    <ProgramAnswer {...props} />
  </LazyBoundary>
)
