import { useState } from 'react'
import { laterCopy } from '../laterCopy.ts'
import { Button, type ButtonLook } from './Button.tsx'
import { TextButton } from './TextButton.tsx'
import { useFocusAbove } from './useFocusAbove.ts'
import hidden from './VisuallyHidden.module.css'

const words = laterCopy.retry

interface RetryButtonProps extends Omit<ButtonLook, 'tone'> {
  readonly tone?: ButtonLook['tone'] | 'text'
  retry(): Promise<unknown>
}

/** Stands where something could not be read, and stays there while that is asked for again. */
export const RetryButton = ({ tone = 'primary', retry, ...look }: RetryButtonProps) => {
  const [state, setState] = useState<'quiet' | 'busy' | 'again'>('quiet')
  const isBusy = state === 'busy'
  const press = async () => {
    if (isBusy) return
    setState('busy')
    await retry()
    setState('again')
  }
  const button = {
    ref: useFocusAbove(),
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
