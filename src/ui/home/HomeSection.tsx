import { memo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { HomeSectionId } from '../../domain/home/sections.ts'
import type { HomeActions } from './sectionProps.ts'
import { sectionSkeletons, sectionViews } from './sectionViews.tsx'
import type { Home } from './useHome.ts'
import { useApplication } from '../kit/application.ts'

interface HomeSectionProps {
  readonly id: HomeSectionId
  readonly title: string
  readonly isWaiting: boolean
  readonly home: Home
  readonly actions: HomeActions
}

/** Renders a row of the plan. A section that throws is left out and logged until its data changes; the others stay. */
export const HomeSection = memo(({ id, title, isWaiting, home, actions }: HomeSectionProps) => {
  const application = useApplication()
  if (isWaiting) return sectionSkeletons[id]
  const View = sectionViews[id]
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[home]}
      onError={(error) => application.log.warn({ kind: 'section-crashed', section: id, problem: String(error) })}
    >
      <View title={title} home={home} application={application} actions={actions} />
    </ErrorBoundary>
  )
})
