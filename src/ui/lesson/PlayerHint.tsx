import { lessonWords } from './lessonWords.ts'
import styles from './VideoPlayer.module.css'

const { keys, keyList } = lessonWords.video

/** The keys that the player knows; hidden on phones, which have none. */
export const PlayerHint = ({ id }: { readonly id: string }) => (
  <div id={id} className={styles['hint']}>
    <p>{keys}</p>
    <ul className={styles['keys']}>
      {keyList.map(({ keys: pressed, does }) => (
        <li key={does} className={styles['key']}>
          {pressed.map((key) => (
            <kbd key={key} className={styles['cap']}>
              {key}
            </kbd>
          ))}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  </div>
)
