import type { ComponentProps } from 'react'
import { lazyWithRetry, LazyBoundary } from '../kit/lazy.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import type { Questions as Section } from './Questions.tsx'

const Questions = lazyWithRetry(() => import('./Questions.tsx').then((loaded) => loaded.Questions))

/** Renders the section of questions, which loads after the page above it. */
export const LazyQuestions = (props: ComponentProps<typeof Section>) => (
  <LazyBoundary failed={<PanelFailed />}>
    <Questions {...props} />
  </LazyBoundary>
)
