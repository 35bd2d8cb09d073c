import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classNames } from './classNames.ts'

/** The surface of every card. It lifts under the pointer and takes the focus ring when its one link does. */
export const Card = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <article {...rest} className={classNames(styles['card'], className)} />
)
