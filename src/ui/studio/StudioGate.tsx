import type { ReactNode } from 'react'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { studioWords } from './studioWords.ts'

interface StudioGateProps {
  readonly viewer: Viewer
  mayUse(viewer: Viewer): boolean
  readonly words?: Readonly<Record<'guest' | 'pending' | 'guestNote' | 'notAllowed' | 'notAllowedNote', string>>
  readonly children: ReactNode
}

/** Renders its children for viewers who may make content, and tells others where to go. Nothing inside is requested before. */
export const StudioGate = ({ viewer, mayUse, words = studioWords.gate, children }: StudioGateProps) => {
  if (!isSignedIn(viewer))
    return (
      <GuestPanel creature="SEAHORSE" title={needsSignup(viewer) ? words.pending : words.guest} text={words.guestNote}>
        <LoginLink words={lazyCopy.entry} />
        <HomeLink tone="quiet" />
      </GuestPanel>
    )
  if (mayUse(viewer)) return children
  return (
    <MessagePanel level={2} creature="SEAHORSE" title={words.notAllowed} text={words.notAllowedNote}>
      <HomeLink />
    </MessagePanel>
  )
}
