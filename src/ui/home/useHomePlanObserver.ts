import { createContext, useContext, useEffect } from 'react'
import type { SectionPlan } from '../../domain/home/planHome.ts'

/** Gets what the home page shows and why, and null when the page is left. Only the preview listens. */
export type HomePlanObserver = (plan: readonly SectionPlan[] | null) => void

export const HomePlanObserverContext = createContext<HomePlanObserver | null>(null)

export const useHomePlanObserver = (plan: readonly SectionPlan[]) => {
  const tell = useContext(HomePlanObserverContext)
  useEffect(() => tell?.(plan), [tell, plan])
  useEffect(() => () => tell?.(null), [tell])
}
