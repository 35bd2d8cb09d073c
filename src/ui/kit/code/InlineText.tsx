import { Fragment } from 'react'
import styles from './InlineText.module.css'

/** Text in which `this` is code. Nothing else in it means anything. */
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
