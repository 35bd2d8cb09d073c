import { useState } from 'react'
import type { RecordOutcome } from '../../application/lesson.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { earningQueries } from '../kit/earnings.ts'
import { useIsMounted } from '../kit/focus.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { materialWords } from './materialWords.ts'

type SaveError = Exclude<RecordOutcome['kind'], 'recorded' | 'alreadyRecording'>

export interface MaterialProgress {
  /** False for guests, whose progress is not stored. */
  readonly isTracked: boolean
  /** True once the backend has confirmed it. */
  readonly isDone: boolean
  readonly isFinishing: boolean
  /** True if it was finished since the page was opened. */
  readonly hasFinished: boolean
  readonly saveError: SaveError | null
  savePosition(seconds: number): void
  finish(seconds?: number): void
}

/** The queries that a finished document or video may change. */
const finishedQueries = ['material', 'materials', 'videoStanding', ...earningQueries] as const

/** Saves the viewer's progress. The mark is shown only after the backend has accepted it. */
export const useMaterialProgress = ({ kind, id, isDone }: Pick<MaterialCard, 'kind' | 'id' | 'isDone'>): MaterialProgress => {
  const { notifications } = useApplication()
  const { recordProgress } = useFeature('material')
  const viewer = useViewer()
  const isMounted = useIsMounted()
  const [hasFinished, setFinished] = useState(false)
  const [saveError, setSaveError] = useState<SaveError | null>(null)
  const isTracked = viewer !== null && isSignedIn(viewer)
  const send = (positionSeconds: number, done: boolean) =>
    recordProgress({ kind, id }, { lessonId: id, kind, isDone: done, positionSeconds: Math.floor(positionSeconds) })

  const { isPending, run } = useAction({
    name: 'finishMaterial',
    async run(seconds: number) {
      const outcome = (await send(seconds, true)).kind
      if (outcome === 'recorded') {
        setSaveError(null)
        setFinished(true)
      } else if (outcome !== 'alreadyRecording') {
        setSaveError(outcome)
        if (!isMounted()) notifications.warn(materialWords.saveError[outcome])
      }
      return outcome
    },
    invalidates: (outcome) => (outcome === 'recorded' ? finishedQueries : outcome === 'signInFirst' ? ['viewer'] : []),
  })
  return {
    isTracked,
    isDone: hasFinished || isDone === true,
    isFinishing: isPending,
    hasFinished,
    saveError,
    savePosition: (seconds) => void (isTracked && send(seconds, false)),
    finish: (seconds = 0) => void (isTracked && run(seconds)),
  }
}
