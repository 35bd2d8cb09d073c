import { Suspense } from 'react'
import { Panel } from './bar/Panel.tsx'
import type { PreviewStage } from './PreviewStage.ts'
import { words } from './words.ts'

export const SettingsPanel = ({ stage, onClose }: { readonly stage: PreviewStage; onClose(): void }) => (
  <Panel title={words.settings} onClose={onClose}>
    <Suspense>{stage.settings?.()}</Suspense>
  </Panel>
)
