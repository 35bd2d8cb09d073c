import { createElement, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import type { RareSectionId, RareSectionView } from './RareSectionView.tsx'
import type { SectionViewProps } from './SectionViewProps.ts'
import { sectionSkeletons } from './sectionSkeletons.tsx'

let view: typeof RareSectionView | null = null
let loading: Promise<typeof RareSectionView> | null = null

let hasFailed = false

const load = () => (loading ??= import('./RareSectionView.tsx').then(({ RareSectionView: loaded }) => (view = loaded)))

/** A new page fetches the chunk again if it failed before: the network may be back. While a page is drawn, the outcome stays the same. */
const loadAnew = async () => {
  if (hasFailed) loading = null
  hasFailed = await load().then(
    () => false,
    () => true,
  )
}

/** One of the sections that a learner's main site does not need. They come together in a chunk of their own. */
export const RareSection = (props: RareSectionProps): ReactNode => (
  <Suspense fallback={props.id !== 'inquiry' && sectionSkeletons[props.id]}>
    <Loaded {...props} />
  </Suspense>
)

type RareSectionProps = SectionViewProps & { readonly id: RareSectionId }

const Loaded = (props: RareSectionProps) => createElement(view ?? use(load()), props)

/** How long a page waits for them before it goes on without. */
const patience = 3000

/** Fetches the chunk as soon as it is clear that it is needed; true once it is there, so that a page may be drawn all at once. */
export const useRareSections = (needed: boolean): boolean => {
  const [ready, setReady] = useState(view !== null)
  useEffect(() => {
    if (!needed || ready) return
    const goOn = () => setReady(true)
    const timer = setTimeout(goOn, patience)
    void loadAnew().then(goOn)
    return () => clearTimeout(timer)
  }, [needed, ready])
  return ready || !needed
}
