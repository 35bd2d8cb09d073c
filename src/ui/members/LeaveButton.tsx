import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { Button } from '../kit/Button.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'

const DepartureDialog = lazyWithRetry(() => import('./DepartureDialog.tsx').then((loaded) => loaded.DepartureDialog))

interface LeaveButtonProps {
  readonly viewer: Viewer
  /** The class to leave; null: the channel. */
  readonly courseClassId: Id | null
  readonly label: string
  readonly className?: string | undefined
}

/** Renders the button to leave a class or the channel. */
export const LeaveButton = ({ viewer: { userId, nickname }, courseClassId, label, className }: LeaveButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide tone="quiet" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnDemand requested={isOpen} onLoadError={() => setOpen(false)}>
        {isOpen && userId !== null && (
          // The server knows whether the last operator leaves.
          <DepartureDialog
            isOwn
            member={{ userId, nickname, roles: [] }}
            courseClassId={courseClassId}
            operatorCount={0}
            onClose={() => setOpen(false)}
          />
        )}
      </OnDemand>
    </>
  )
}
