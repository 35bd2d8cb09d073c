import { createContext, useContext } from 'react'
import type { Application } from '../../application/Application.ts'

export const ApplicationContext = createContext<Application | null>(null)

export const useApplication = (): Application => {
  const application = useContext(ApplicationContext)
  if (!application) throw new Error('useApplication needs an <ApplicationContext> above it')
  return application
}
