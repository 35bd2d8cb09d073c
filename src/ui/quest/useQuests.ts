import { useQuery } from '@tanstack/react-query'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useSite } from '../app/useSite.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { questsQuery } from './questsQuery.ts'

export type QuestsState = Loaded<readonly UserQuest[]> | { readonly status: 'guest' }

export const useQuests = (): QuestsState => {
  const application = useApplication()
  const viewer = useViewer()
  const { site } = useSite()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const query = useQuery({ ...questsQuery(application, site, viewer), enabled: mayAsk })
  const loaded = useLoaded(query)
  return viewer === null || mayAsk ? loaded : { status: 'guest' }
}
