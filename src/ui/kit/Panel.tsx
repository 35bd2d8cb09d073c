import type { HTMLAttributes } from 'react'
import { classNames } from './classNames.ts'
import styles from './Panel.module.css'

export const Panel = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <section {...rest} className={classNames(styles['panel'], className)} />
)
