import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { readPreviewMessage } from '../adapters/browser/previewMessages.ts'
import type { AppPage } from '../appPage.tsx'
import type { HighlightedSection, PreviewMessage } from '../application/preview/previewMessage.ts'
import type { SectionPlan } from '../domain/home/plan.ts'
import { createPreviewRoot } from '../ui/preview/Preview.tsx'
import type { ReadableStore } from '../ui/preview/PreviewHost.ts'
import { SectionOutlines } from '../ui/preview/reasons/SectionOutlines.tsx'
import { createStore, useStore } from '../ui/preview/store.ts'

/** Starts a demo page in a frame of the side-by-side view: without a bar, but it reports its sections. */
export function startDemoFrame(page: AppPage): void {
  if (!isSameOrigin(window.parent)) return
  const plan = createStore<readonly SectionPlan[] | null>(null)
  page.setObserver(plan.set)
  createRoot(createPreviewRoot()).render(<FrameReporter plan={plan} />)
}

/** Returns whether the frame has its parent's origin: after a link to another channel's host it may not access it. */
function isSameOrigin(parentWindow: Window): boolean {
  try {
    return parentWindow.location.origin === location.origin
  } catch {
    return false
  }
}

/** Reports the sections of the page to the parent window, and outlines those that the parent requests. */
const FrameReporter = ({ plan }: { readonly plan: ReadableStore<readonly SectionPlan[] | null> }) => {
  const sections = useStore(plan)
  const [highlights, setHighlights] = useState<readonly HighlightedSection[]>([])
  useEffect(() => {
    if (sections === null || sections.some(({ state }) => state === 'waiting')) return
    const seen = sections.filter(({ state }) => state === 'shown').map(({ id, title }) => ({ id, title }))
    const message: PreviewMessage = { kind: 'codingbada-preview-seen', sections: seen }
    window.parent.postMessage(message, location.origin)
  }, [sections])
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = event.source === window.parent ? readPreviewMessage(event, location.origin) : null
      if (message?.kind === 'codingbada-preview-mark') setHighlights(message.sections)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return <SectionOutlines highlights={highlights} />
}
