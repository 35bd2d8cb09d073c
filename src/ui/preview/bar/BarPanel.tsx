import { X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../kit/Icon.tsx'
import { previewWords } from '../previewWords.ts'
import styles from './BarPanel.module.css'

interface BarPanelProps {
  readonly title: string
  onClose(): void
  readonly children: ReactNode
}

/** Renders a panel of the bar: a drawer at the side, or a bottom sheet on a phone. It is not modal, so that the page stays usable. */
export const BarPanel = ({ title, onClose, children }: BarPanelProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles['panel']} role="group" aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <button type="button" className={styles['close']} aria-label={`${title} ${previewWords.close}`} onClick={onClose}>
          <Icon icon={X} size={18} />
        </button>
      </header>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}

/** The panels that the bar can open, one at a time. */
export type PanelName = 'controls' | 'why' | 'settings' | 'faults' | 'state' | 'link'
