import { useEntry } from '../../viewer/useEntry.ts'
import { offerWords } from '../offerWords.ts'
import type { EnrolNote } from './enrolNote.ts'
import styles from './EntranceNote.module.css'
import type { Entrance } from './entranceOf.ts'

interface EntranceNoteProps<Offered> {
  readonly entrance: Entrance<Offered>
  noteOf(enrolment: Offered, isPending: boolean): EnrolNote
}

/** Why one does not get in, or what there is to know before. */
export const EntranceNote = <Offered,>({ entrance, noteOf }: EntranceNoteProps<Offered>) => {
  const { isPending } = useEntry()
  if (entrance.kind === 'unknown') return <p className={styles['reason']}>{offerWords.enrol.standingFailed}</p>
  if (entrance.kind !== 'enrol') return null
  const { reason, advice } = noteOf(entrance.enrolment, isPending)
  return (
    <>
      {reason && <p className={styles['reason']}>{reason}</p>}
      {advice && <p className={styles['advice']}>{advice}</p>}
    </>
  )
}
