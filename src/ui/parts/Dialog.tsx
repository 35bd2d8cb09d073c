import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { laterCopy } from '../laterCopy.ts'
import { CloseButton } from './CloseButton.tsx'
import styles from './Dialog.module.css'
import { pageFrame } from './pageFrame.ts'
import { useModality } from './useModality.ts'

export interface DialogProps {
  readonly title: string
  /** Asked for by Escape, a click on the backdrop or the close button, as far as those are allowed. */
  onClose(): void
  readonly closesOnEscape?: boolean
  readonly closesOnBackdrop?: boolean
  readonly hasCloseButton?: boolean
  readonly size?: 'small' | 'medium' | 'full'
  /** Drawn above the title. */
  readonly art?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog over the page's frame. What stands beside the frame stays usable, so the modality is ours and not the browser's. */
export const Dialog = (props: DialogProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => setFrame(pageFrame()), [])
  return (
    frame && (
      <Root open modal={false}>
        <Portal container={frame}>
          <Layer {...props} />
        </Portal>
      </Root>
    )
  )
}

const Layer = (props: DialogProps) => {
  const {
    title,
    onClose,
    closesOnEscape = true,
    closesOnBackdrop = true,
    hasCloseButton = true,
    size = 'medium',
    art,
    footer,
    children,
  } = props
  const layer = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useModality(layer)
  const pressBackdrop = (event: MouseEvent) => {
    if (closesOnBackdrop && event.target === event.currentTarget) onClose()
  }
  return (
    // The keyboard's way to close is Escape, below.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={layer} className={styles['layer']} onClick={pressBackdrop}>
      <Content
        aria-modal="true"
        aria-describedby={undefined}
        className={styles['dialog']}
        data-size={size}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          heading.current?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault()
          if (closesOnEscape) onClose()
        }}
      >
        {art}
        <header className={styles['header']}>
          <Title ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </Title>
          {hasCloseButton && <CloseButton label={laterCopy.close} onClick={onClose} />}
        </header>
        <div className={styles['content']}>{children}</div>
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </Content>
    </div>
  )
}
