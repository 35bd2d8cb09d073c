import { CreatureArt } from '../../art/CreatureArt.tsx'
import { laterCopy } from '../../laterCopy.ts'
import { Panel } from '../../parts/Panel.tsx'
import { EntryLink } from '../../viewer/EntryLink.tsx'
import { useEntry } from '../../viewer/useEntry.ts'
import styles from './GuestPlace.module.css'
import { rankingWords } from './rankingWords.ts'

const words = rankingWords.guest

/** Where a user finds their own place. */
export const GuestPlace = () => {
  const { isPending } = useEntry()
  return (
    <Panel className={styles['card']}>
      <CreatureArt creature="DOLPHIN" size={72} />
      <div>
        <h2 className={styles['title']}>{words.title}</h2>
        <p className={styles['note']}>{isPending ? words.pendingNote : words.note}</p>
      </div>
      <EntryLink words={laterCopy.entry} wide />
    </Panel>
  )
}
