import { createContext, useContext, useEffect } from 'react'
import type { SectionPlan } from '../../domain/home/planHome.ts'

/** Gets what the home page shows and why, and null when the page is left. Only the preview listens. */
export type HomeWitness = (plan: readonly SectionPlan[] | null) => void

export const HomeWitnessContext = createContext<HomeWitness | null>(null)

export const useHomeWitness = (plan: readonly SectionPlan[]) => {
  const tell = useContext(HomeWitnessContext)
  useEffect(() => tell?.(plan), [tell, plan])
  useEffect(() => () => tell?.(null), [tell])
}
