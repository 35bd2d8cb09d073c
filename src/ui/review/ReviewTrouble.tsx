import { useEffect, useRef } from 'react'
import { useApplication } from '../app/ApplicationContext.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import styles from './ReviewTrouble.module.css'
import type { Refusal } from './ReviewWay.ts'
import { reviewWords as words } from './reviewWords.ts'

/** Why the text was not accepted, and what can be done. The live region is there before it has anything to say. */
export const ReviewTrouble = ({ refusal }: { readonly refusal: Refusal | null }) => {
  const { settings } = useApplication()
  const line = useRef<HTMLDivElement>(null)
  // The button that was pressed may have been hidden in between.
  useEffect(() => {
    if (refusal !== null) line.current?.focus()
  }, [refusal])
  return (
    <div ref={line} role="alert" tabIndex={-1} className={styles['trouble']}>
      {refusal !== null && <p className={styles['text']}>{words.trouble[refusal]}</p>}
      {refusal === 'signInFirst' && (
        <ButtonLink href={settings.loginUrl} tone="quiet" size="small">
          {words.form.signIn}
        </ButtonLink>
      )}
    </div>
  )
}
