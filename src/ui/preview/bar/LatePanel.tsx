import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { renewLost } from '../../parts/later.tsx'
import { words } from '../words.ts'
import { Panel } from './Panel.tsx'

interface LatePanelProps {
  readonly title: string
  onClose(): void
  readonly children: ReactNode
}

/** A panel whose content is fetched when somebody opens it. */
export const LatePanel = ({ title, onClose, children }: LatePanelProps) => (
  <Panel title={title} onClose={onClose}>
    <ErrorBoundary fallback={<p role="alert">{words.panelFailed}</p>} onError={renewLost}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  </Panel>
)
