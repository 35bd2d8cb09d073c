import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { SectionPlan } from '../../domain/home/planHome.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import type { HomeActions } from './HomeActions.ts'
import { sectionSkeletons } from './sectionSkeletons.tsx'
import { sectionViews } from './sectionViews.tsx'
import type { Home } from './useHome.ts'

interface HomeSectionProps {
  readonly plan: SectionPlan
  readonly home: Home
  readonly actions: HomeActions
}

/** One row of the plan. A section that breaks takes nothing with it, and leaves no trace but a line in the log. */
export const HomeSection = ({ plan, home, actions }: HomeSectionProps) => {
  const application = useApplication()
  if (plan.state === 'waiting') return sectionSkeletons[plan.id]
  const View = sectionViews[plan.id]
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => application.log.warn({ kind: 'section-crashed', section: plan.id, problem: String(error) })}
    >
      <Suspense fallback={sectionSkeletons[plan.id]}>
        <View title={plan.title ?? ''} home={home} application={application} actions={actions} />
      </Suspense>
    </ErrorBoundary>
  )
}
