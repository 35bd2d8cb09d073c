import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { useReducedMotion } from '../parts/motion/reducedMotion.ts'
import { App } from './App.tsx'
import { ApplicationContext } from './ApplicationContext.ts'
import { createQueryClient } from './queryClient.ts'
import { type SiteRoutes, SiteRoutesContext } from './SiteRoutes.ts'

interface RootProps {
  readonly application: Application
  readonly routes: SiteRoutes
}

export const Root = ({ application, routes }: RootProps) => {
  const [client] = useState(createQueryClient)
  const reduced = useReducedMotion()
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduce' : 'full'
  }, [reduced])
  return (
    <StrictMode>
      <ApplicationContext value={application}>
        <SiteRoutesContext value={routes}>
          <QueryClientProvider client={client}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </QueryClientProvider>
        </SiteRoutesContext>
      </ApplicationContext>
    </StrictMode>
  )
}
