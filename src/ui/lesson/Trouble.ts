import type { RecordOutcome } from '../../application/lesson/recordProgress.ts'
import type { StudyStep } from '../../domain/lesson/StudyRecord.ts'

/** A step that the backend did not save. */
export interface Trouble {
  readonly step: StudyStep
  readonly why: Exclude<RecordOutcome['kind'], 'recorded' | 'alreadyRecording'>
}
