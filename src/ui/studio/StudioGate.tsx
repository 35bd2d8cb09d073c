import type { ReactNode } from 'react'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { studioWords } from './studioWords.ts'

type GateWords = Readonly<Record<'guest' | 'pending' | 'guestNote' | 'notAllowed' | 'notAllowedNote', string>>

interface GateProps {
  readonly viewer: Viewer
  mayUse(viewer: Viewer): boolean
  readonly words?: GateWords
}

/** Returns the heading that the gate shows in place of the page; null if the viewer may use the page. */
export function gateHeading({ viewer, mayUse, words = studioWords.gate }: GateProps): string | null {
  if (!isSignedIn(viewer)) return needsSignup(viewer) ? words.pending : words.guest
  return mayUse(viewer) ? null : words.notAllowed
}

/** Renders its children for viewers who may make content, and tells others where to go. Nothing inside is requested before. */
export const StudioGate = ({ children, ...gate }: GateProps & { readonly children: ReactNode }) => {
  const { viewer, words = studioWords.gate } = gate
  const heading = gateHeading(gate)
  if (heading === null) return children
  if (!isSignedIn(viewer))
    return (
      <GuestPanel creature="SEAHORSE" title={heading} text={words.guestNote}>
        <LoginLink words={lazyCopy.entry} />
        <HomeLink tone="quiet" />
      </GuestPanel>
    )
  return (
    <MessagePanel level={2} creature="SEAHORSE" title={heading} text={words.notAllowedNote}>
      <HomeLink />
    </MessagePanel>
  )
}
