import { useEffect, useState } from 'react'
import { type HighlightedSection, type PreviewMessage, readPreviewMessage } from '../../../application/preview/previewMessage.ts'
import type { SectionPlan } from '../../../domain/home/plan.ts'
import type { ReadableStore } from '../PreviewHost.ts'
import { SectionOutlines } from '../reasons/SectionOutlines.tsx'
import { useStore } from '../store.ts'

/** Inside a frame of the side-by-side view: tells the window around it what the page shows, and marks what that window asks for. */
export const FrameReporter = ({ plan }: { readonly plan: ReadableStore<readonly SectionPlan[] | null> }) => {
  const sections = useStore(plan)
  const [highlights, setMarks] = useState<readonly HighlightedSection[]>([])
  useEffect(() => {
    if (sections === null || sections.some(({ state }) => state === 'waiting')) return
    const seen = sections.filter(({ state }) => state === 'shown').map(({ id, title }) => ({ id, title }))
    const message: PreviewMessage = { kind: 'codingbada-preview-seen', sections: seen }
    window.parent.postMessage(message, location.origin)
  }, [sections])
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = event.source === window.parent ? readPreviewMessage(event, location.origin) : null
      if (message?.kind === 'codingbada-preview-mark') setMarks(message.sections)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return <SectionOutlines highlights={highlights} />
}
