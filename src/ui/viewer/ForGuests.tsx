import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { viewerQuery } from './useViewer.ts'

const words = lazyCopy.unknownViewer

/** For where the page is drawn for a guest: null once that is what the viewer is, else a way to ask again who it is (F-012). */
export const useAskAgain = (): (() => Promise<unknown>) | null => {
  const { data, refetch } = useQuery(viewerQuery(useApplication()))
  return data === undefined ? refetch : null
}

/** Words for guests, in a line or two. Who could not be asked for may well be signed in. */
export const ForGuests = ({ children }: { readonly children: ReactNode }) => {
  const askAgain = useAskAgain()
  if (askAgain === null) return children
  return (
    <p>
      {words.note} <RetryButton tone="text" retry={askAgain} />
    </p>
  )
}

/** The same in the place of a whole page. */
export const GuestPanel = ({ level = 2, ...panel }: Omit<ComponentProps<typeof MessagePanel>, 'isAlert'>) => {
  const askAgain = useAskAgain()
  if (askAgain === null) return <MessagePanel level={level} {...panel} />
  return (
    <MessagePanel level={level} isAlert creature="CRAB" title={words.title} text={words.text}>
      <RetryButton retry={askAgain} />
    </MessagePanel>
  )
}
