import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import styles from './Panel.module.css'

export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classNames(styles['panel'], className)} />
)
