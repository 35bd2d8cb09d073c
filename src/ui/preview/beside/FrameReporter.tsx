import { useEffect, useState } from 'react'
import { type MarkedSection, type PreviewMessage, readPreviewMessage } from '../../../application/preview/preview.ts'
import type { SectionPlan } from '../../../domain/home/plan.ts'
import type { Watched } from '../PreviewStage.ts'
import { useWatched } from '../watchedValue.ts'
import { Outlines } from '../why/Outlines.tsx'

/** Inside a frame of the side-by-side view: tells the window around it what the page shows, and marks what that window asks for. */
export const FrameReporter = ({ plan }: { readonly plan: Watched<readonly SectionPlan[] | null> }) => {
  const sections = useWatched(plan)
  const [marks, setMarks] = useState<readonly MarkedSection[]>([])
  useEffect(() => {
    if (sections === null || sections.some(({ state }) => state === 'waiting')) return
    const seen = sections.filter(({ state }) => state === 'shown').map(({ id, title }) => ({ id, title }))
    const message: PreviewMessage = { kind: 'codingbada-preview-seen', sections: seen }
    window.parent.postMessage(message, location.origin)
  }, [sections])
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = event.source === window.parent ? readPreviewMessage(event, location.origin) : null
      if (message?.kind === 'codingbada-preview-mark') setMarks(message.sections)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return <Outlines marks={marks} />
}
