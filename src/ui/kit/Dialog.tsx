import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AskedDeed } from '../../domain/deeds.ts'
import { ActionButton } from './ActionButton.tsx'
import { Button } from './Button.tsx'
import { CloseButton } from './CloseButton.tsx'
import { isInCode } from './isInCode.ts'
import { useModality } from './modality.ts'
import { pageFrame } from './pageFrame.ts'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly title: string
  /** Called on Escape, Back, a click on the backdrop or the close button, as far as those are allowed. */
  onClose(): void
  /** Whether Escape closes the dialog; Back does the same. */
  readonly closesOnEscape?: boolean
  readonly closesOnBackdrop?: boolean
  readonly hasCloseButton?: boolean
  readonly size?: 'small' | 'medium' | 'full'
  /** Rendered above the title. */
  readonly art?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog over the page's frame. Not the browser's modal, which would also block the preview bar beside the frame. */
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
  useModality(layer, closesOnEscape ? onClose : null)
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
          if (closesOnEscape && !isInCode(event.target)) onClose()
        }}
      >
        {art}
        <header className={styles['header']}>
          <Title ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </Title>
          {hasCloseButton && <CloseButton label={lazyCopy.close} onClick={onClose} />}
        </header>
        <div className={styles['content']}>{children}</div>
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </Content>
    </div>
  )
}

interface ConfirmDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** Its label while the action runs. */
  readonly runningLabel: string
  readonly cancelLabel: string
  /** Set for an action that takes something away; the dialog then looks like a warning. */
  readonly deed?: AskedDeed
  /** Whether cancelling is the better choice; its button is the solid one then. */
  readonly prefersCancel?: boolean
  readonly size?: DialogProps['size']
  readonly isRunning: boolean
  /** Set where the action cannot happen: the button to close is the only one then. */
  readonly isBarred?: boolean
  onConfirm(): void
  onClose(): void
  readonly children: ReactNode
}

/** Asks for confirmation before an action that is not easily undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    title,
    confirmLabel,
    runningLabel,
    cancelLabel,
    deed,
    prefersCancel = false,
    size = 'small',
    isRunning,
    isBarred = false,
    onConfirm,
    onClose,
    children,
  } = props
  // The second click of a double click on the opening button neither confirms nor, beside the dialog, closes it.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOnBackdrop={false}
      size={size}
      footer={
        <>
          <Button tone={prefersCancel || isBarred ? 'primary' : 'quiet'} onClick={onClose}>
            {cancelLabel}
          </Button>
          {!isBarred && (
            <ActionButton tone={prefersCancel ? 'soft' : deed === undefined ? 'primary' : 'danger'} isRunning={isRunning} onClick={confirm}>
              {isRunning ? runningLabel : confirmLabel}
            </ActionButton>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
