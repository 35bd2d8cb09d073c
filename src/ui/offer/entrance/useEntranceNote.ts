import { useEntry } from '../../viewer/useEntry.ts'
import { offerWords } from '../offerWords.ts'
import type { EnrolNote } from './enrolNote.ts'
import type { Entrance } from './entranceOf.ts'

/** Why the viewer cannot enrol, and what to know before enrolling. */
export const useEntranceNote = <Offered>(
  entrance: Entrance<Offered>,
  noteOf: (enrolment: Offered, isPending: boolean) => EnrolNote,
): EnrolNote => {
  const { isPending } = useEntry()
  if (entrance.kind === 'unknown') return { reason: offerWords.enrol.standingFailed, advice: null }
  return entrance.kind === 'enrol' ? noteOf(entrance.enrolment, isPending) : { reason: null, advice: null }
}
