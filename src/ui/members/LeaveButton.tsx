import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { Button } from '../kit/Button.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'

const DepartureDialog = lazyWithRetry(() => import('./DepartureDialog.tsx').then((loaded) => loaded.DepartureDialog))

interface LeaveButtonProps {
  readonly viewer: Viewer
  /** Null: the channel. */
  readonly courseClassId: Id | null
  readonly label: string
  readonly className?: string | undefined
}

/** The way out of a class or of the channel, for oneself. */
export const LeaveButton = ({ viewer: { userId, nickname }, courseClassId, label, className }: LeaveButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide tone="quiet" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnDemand requested={isOpen} onLoadError={() => setOpen(false)}>
        {isOpen && userId !== null && (
          // Whether a last operator leaves, the server knows.
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
