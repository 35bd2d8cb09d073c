import { useQuery } from '@tanstack/react-query'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useSite } from '../app/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

export type QuestsState =
  | { readonly status: 'waiting' | 'guest' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly quests: readonly UserQuest[] }

/** The viewer's quests, under the same key as the home page's, so that neither asks twice. */
export const useQuests = (): QuestsState => {
  const { quests } = useApplication()
  const viewer = useViewer()
  const { site } = useSite()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const query = useQuery({
    queryKey: ['quests', site.channelDomain, viewer?.userId],
    queryFn: ({ signal }) => quests.list(signal),
    enabled: mayAsk,
  })
  if (viewer === null) return { status: 'waiting' }
  if (!mayAsk) return { status: 'guest' }
  if (query.data) return { status: 'ready', quests: query.data }
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'waiting' }
}
