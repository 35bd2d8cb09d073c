import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Renders text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className={styles['hidden']}>{children}</span>
