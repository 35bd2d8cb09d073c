import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Notifier } from '../../../application/platform/Notifier.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import type { QueryName } from '../../app/QueryName.ts'
import { readAnew } from '../../app/readAnew.ts'
import { useUnderWay } from '../../app/useUnderWay.ts'

/** What differs between courses and classes. */
interface Ways<Kind extends string> {
  /** The query of the viewer's standing. */
  readonly standing: QueryName
  /** What an enrolment may have changed, also one whose answer was lost on its way (F-084). */
  readonly touched: readonly QueryName[]
  readonly words: Readonly<Record<Kind, string>>
}

interface Running<Kind extends string> {
  readonly isRunning: boolean
  run(call: () => Promise<{ readonly kind: Kind }>): Promise<WishEnd>
}

/** What came of trying to enrol: an enrolment, nothing, or nothing yet because an earlier attempt is still running. */
export type WishEnd = 'enrolled' | 'refused' | 'underWay'

/** Enrols, says what there is to say, and has everything read anew that it may have touched. */
export const useEnrolling = <Kind extends string>({ standing, touched, words }: Ways<Kind>): Running<Kind> => {
  const { notifications } = useApplication()
  const client = useQueryClient()
  const underWay = useUnderWay()

  const enrol = async (call: () => Promise<{ readonly kind: Kind }>) => {
    const { kind } = await call()
    if (kind === 'enrolled') await takeIn(client, standing)
    if (kind !== 'alreadyEnrolling') readAnew(client, [standing, ...touched])
    return kind
  }
  const run = async (call: () => Promise<{ readonly kind: Kind }>) => {
    const kind = await underWay.run(true, () => enrol(call))
    tell(kind, words[kind], notifications)
    if (kind === 'alreadyEnrolling') return 'underWay'
    return kind === 'enrolled' ? 'enrolled' : 'refused'
  }
  return { isRunning: underWay.running !== null, run }
}

const well: ReadonlySet<string> = new Set(['enrolled', 'alreadyEnrolled', 'alreadyEnrolling'])

const tell = (kind: string, text: string, notifications: Notifier) => {
  if (well.has(kind)) notifications.success(text)
  else notifications.warn(text)
}

/** Updates the cache at once, since the backend has confirmed it. If reading it again fails, this stays (F-086). */
const takeIn = async (client: QueryClient, standing: QueryName) => {
  const ofThisPage = { queryKey: [standing], type: 'active' } as const
  await client.cancelQueries(ofThisPage)
  client.setQueriesData<CourseStanding>(ofThisPage, (known) => known && { ...known, isEnrolled: true, canStudy: true })
}
