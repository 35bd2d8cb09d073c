import { Fragment } from 'react'
import styles from './InlineText.module.css'

/** Renders text in which `this` is code. No other markup has a meaning. */
export const InlineText = ({ text }: { readonly text: string }) =>
  text.split(/`([^`\n]+)`/u).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <code key={at} className={styles['code']}>
        {part}
      </code>
    ),
  )
