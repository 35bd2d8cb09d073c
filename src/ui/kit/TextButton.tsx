import type { ReactNode, Ref } from 'react'
import styles from './TextButton.module.css'

interface TextButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly 'aria-busy'?: boolean | undefined
  readonly 'aria-expanded'?: boolean
  onClick(): void
  readonly children: ReactNode
}

/** Renders a button that looks like text, for optional actions. */
export const TextButton = (props: TextButtonProps) => <button type="button" className={styles['button']} {...props} />
