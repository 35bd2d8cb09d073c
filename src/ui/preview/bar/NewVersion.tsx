import { useState } from 'react'
import type { Versions } from '../PreviewStage.ts'
import { useWatched } from '../watchedValue.ts'
import { words } from '../words.ts'
import styles from './NewVersion.module.css'

/** Says that a new version waits, and leaves it at that: until somebody chooses, this window goes on with the old one. */
export const NewVersion = ({ versions }: { readonly versions: Versions }) => {
  const isNewHere = useWatched(versions.isNewHere)
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    versions.openNew()
  }
  return (
    <div className={styles['version']} data-here={isNewHere || undefined}>
      <p aria-live="polite">{isNewHere && (isOpening ? words.version.opening : words.version.isHere)}</p>
      {isNewHere && !isOpening && (
        <>
          <button type="button" className={styles['open']} onClick={open}>
            {words.version.open}
          </button>
          <button type="button" className={styles['later']} onClick={() => versions.later()}>
            {words.version.later}
          </button>
        </>
      )}
    </div>
  )
}
