import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { useApplication } from '../app/ApplicationContext.ts'
import { Icon } from '../parts/Icon.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './CopyButton.module.css'
import { lessonWords } from './lessonWords.ts'

const words = lessonWords.copy

interface CopyButtonProps {
  /** What is copied, in words. */
  readonly of: string
  readonly text: string
}

/** Says aloud that it has copied, in the place for news. */
export const CopyButton = ({ of, text }: CopyButtonProps) => {
  const { notifications } = useApplication()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      notifications.success(words.copied)
    } catch {
      notifications.warn(words.failed)
    }
  }
  return (
    <button type="button" className={styles['button']} onClick={() => void copy()}>
      <Icon of={copied === text ? Check : Copy} size={16} />
      <VisuallyHidden>{of} </VisuallyHidden>
      {words.button}
    </button>
  )
}
