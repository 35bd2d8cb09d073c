import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { ignoreHeldKey } from './ignoreHeldKey.ts'
import { useFocusAbove } from './useFocusAbove.ts'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onKeyDown'> {
  readonly isRunning?: boolean
}

/** Has something done that may take it away: a held key asks for it once (F-083), and the focus does not go with it. */
export const ActionButton = ({ isRunning = false, ...button }: ActionButtonProps) => (
  <Button ref={useFocusAbove()} aria-busy={isRunning || undefined} onKeyDown={ignoreHeldKey} {...button} />
)
