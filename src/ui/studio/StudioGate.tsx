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

/** Lets those in who may make something, and tells the others where to go on. What is inside asks for nothing before. */
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
