import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { viewerQuery } from './useViewer.ts'

const words = lazyCopy.unknownViewer

/** Returns null if the viewer is known to be a guest, else a function to read the viewer again (F-012). Use it on a guest's page. */
export const useAskAgain = (): (() => Promise<unknown>) | null => {
  const { data, refetch } = useQuery(viewerQuery(useApplication()))
  return data === undefined ? refetch : null
}

/** Renders a note for guests, in a line or two. If the viewer could not be read, who may be signed in, it offers a retry instead. */
export const ForGuests = ({ children }: { readonly children: ReactNode }) => {
  const askAgain = useAskAgain()
  if (askAgain === null) return children
  return (
    <p>
      {words.note} <RetryButton tone="text" retry={askAgain} />
    </p>
  )
}

/** Does the same as `ForGuests`, for a whole page. */
export const GuestPanel = ({ level = 2, ...panel }: Omit<ComponentProps<typeof MessagePanel>, 'isAlert'>) => {
  const askAgain = useAskAgain()
  if (askAgain === null) return <MessagePanel level={level} {...panel} />
  return <FailedPanel level={level} title={words.title} text={words.text} retry={askAgain} />
}
