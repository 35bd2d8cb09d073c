import { type ReactNode, Suspense } from 'react'
import { Panel } from './Panel.tsx'

interface LatePanelProps {
  readonly title: string
  onClose(): void
  readonly children: ReactNode
}

/** A panel whose content is fetched when somebody opens it. */
export const LatePanel = ({ title, onClose, children }: LatePanelProps) => (
  <Panel title={title} onClose={onClose}>
    <Suspense>{children}</Suspense>
  </Panel>
)
