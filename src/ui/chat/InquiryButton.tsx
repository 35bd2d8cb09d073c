import { MessageCircleMore } from 'lucide'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './InquiryButton.module.css'

interface InquiryButtonProps {
  open(): Promise<'opened' | 'failed'>
}

/** Renders the button that opens the chat, which loads on the click. If loading fails, the button shows it (F-064). */
export const InquiryButton = ({ open }: InquiryButtonProps) => {
  const [state, setState] = useState<'idle' | 'opening' | 'opened' | 'failed'>('idle')
  const ask = async () => {
    setState('opening')
    setState(await open())
  }
  return (
    <>
      <Button tone="soft" wide unavailable={state === 'opening'} onClick={() => void ask()}>
        <Icon icon={MessageCircleMore} size={20} />
        {lazyCopy.inquiry.open}
      </Button>
      <p aria-live="polite" className={styles['failed']}>
        {state === 'failed' && lazyCopy.inquiry.failed}
      </p>
    </>
  )
}
