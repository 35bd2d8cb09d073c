import { Music } from 'lucide'
import { useId, useRef } from 'react'
import type { SeaTheme } from '../../../domain/problems/problemTypes.ts'
import { Icon } from '../../kit/Icon.tsx'
import { typeWords } from './typeWords.ts'
import { useSeaMusic } from './useSeaMusic.ts'
import styles from './MusicToggle.module.css'

const words = typeWords.music

/** Renders the switch for the music of a sea; off by default. */
export const MusicToggle = ({ theme }: { readonly theme: SeaTheme }) => {
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const { isOn, isStill, toggle } = useSeaMusic(theme, button)
  return (
    <div className={styles['music']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-pressed={isOn && !isStill}
        aria-disabled={isStill || undefined}
        aria-describedby={isStill ? noteId : undefined}
        onClick={isStill ? undefined : toggle}
      >
        <Icon icon={Music} size={18} />
        {words.name(words.tunes[theme])}
        <span className={styles['bars']} aria-hidden="true" />
      </button>
      {isStill && (
        <p id={noteId} className={styles['note']}>
          {words.still}
        </p>
      )}
    </div>
  )
}
