import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { focusHeading } from './focus.ts'
import { TextButton } from './TextButton.tsx'
import hidden from './VisuallyHidden.module.css'
import { lazyCopy } from '../lazyCopy.ts'

/** Keeps a held-down key from pressing the button again and again. Use it where one press does the action once (F-083). */
export const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/** Moves the focus to the heading of the section (or page) around a button that is removed by its own press. */
const useFocusHeadingOnUnmount = (): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === null || document.activeElement !== own) return
      const parts = enclosingSections(own)
      const dialog = own.closest('[role="dialog"]')
      // The timeout lets the replacement of the button render first.
      setTimeout(() => {
        // A dialog that closes returns the focus itself.
        if (dialog && !dialog.isConnected) return
        if (document.activeElement === document.body) focusHeadingOf(parts)
      })
    }
  }, [])
  return button
}

const enclosingSections = (element: Element): readonly Element[] => {
  const part = element.parentElement?.closest('section, [role="dialog"], main')
  return part ? [part, ...enclosingSections(part)] : []
}

const focusHeadingOf = (parts: readonly Element[]) => {
  // A section may have been mounted again; its new element has the same id.
  const drawn = parts.map((part) => (part.isConnected ? part : document.getElementById(part.id)))
  const [heading] = drawn.flatMap((part) => part?.querySelector<HTMLElement>('h1, h2, h3') ?? [])
  if (!heading) return focusHeading()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onKeyDown'> {
  readonly isRunning?: boolean
}

/** A button for an action that may remove the button: a held key triggers it once (F-083), and the focus is not lost. */
export const ActionButton = ({ isRunning = false, ...button }: ActionButtonProps) => (
  <Button ref={useFocusHeadingOnUnmount()} aria-busy={isRunning || undefined} onKeyDown={ignoreKeyRepeat} {...button} />
)

const words = lazyCopy.retry

interface RetryButtonProps extends Omit<ButtonLook, 'tone'> {
  readonly tone?: ButtonLook['tone'] | 'text'
  retry(): Promise<unknown>
}

/** Requests data again that could not be read. The button stays during the next attempt. */
export const RetryButton = ({ tone = 'primary', retry, ...look }: RetryButtonProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'again'>('idle')
  const isBusy = state === 'busy'
  const press = async () => {
    if (isBusy) return
    setState('busy')
    await retry()
    setState('again')
  }
  const button = {
    ref: useFocusHeadingOnUnmount(),
    'aria-busy': isBusy || undefined,
    onClick: () => void press(),
    children: isBusy ? words.busy : words.button,
  }
  return (
    <>
      {tone === 'text' ? <TextButton {...button} /> : <Button tone={tone} {...look} {...button} />}
      <span role="status" className={hidden['hidden']}>
        {state === 'again' && words.failedAgain}
      </span>
    </>
  )
}
