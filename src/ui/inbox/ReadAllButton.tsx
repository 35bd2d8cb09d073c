import { type InboxItem, readAllRequest } from '../../domain/inbox.ts'
import { useApplication } from '../kit/application.ts'
import { TextButton } from '../kit/TextButton.tsx'
import { useMarkRead } from './inboxQueries.ts'
import { inboxWords as words } from './inboxWords.ts'

/** Marks all as read. The button stays afterwards, so that the focus has a place. */
export const ReadAllButton = ({ items }: { readonly items: readonly InboxItem[] }) => {
  const { notifications } = useApplication()
  const { isPending, run } = useMarkRead()
  const request = readAllRequest(items)
  if (request === null) return null
  const readAll = async () => {
    const outcome = await run(request)
    if (outcome === 'read') notifications.success(words.readDone)
    else notifications.warn(words.readFailed)
  }
  return (
    <TextButton aria-busy={isPending || undefined} onClick={() => void (isPending || readAll())}>
      {words.readAll}
    </TextButton>
  )
}
