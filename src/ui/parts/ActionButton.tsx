import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { ignoreHeldKey } from './ignoreHeldKey.ts'
import { useFocusAbove } from './useFocusAbove.ts'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onKeyDown'> {
  readonly isRunning?: boolean
}

/** A button for an action that may remove the button: a held key triggers it once (F-083), and the focus is not lost. */
export const ActionButton = ({ isRunning = false, ...button }: ActionButtonProps) => (
  <Button ref={useFocusAbove()} aria-busy={isRunning || undefined} onKeyDown={ignoreHeldKey} {...button} />
)
