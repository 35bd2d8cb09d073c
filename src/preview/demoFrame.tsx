import { createRoot } from 'react-dom/client'
import type { AppPage } from '../appPage.tsx'
import type { SectionPlan } from '../domain/home/plan.ts'
import { createPreviewRoot } from '../ui/preview/Preview.tsx'
import { FrameReporter } from '../ui/preview/side-by-side/FrameReporter.tsx'
import { createStore } from '../ui/preview/store.ts'

/** A demo page in one of the two frames of a side-by-side view: no bar, but it tells what it shows. */
export function startDemoFrame(page: AppPage): void {
  if (!isSameOrigin(window.parent)) return
  const plan = createStore<readonly SectionPlan[] | null>(null)
  page.setObserver(plan.set)
  createRoot(createPreviewRoot()).render(<FrameReporter plan={plan} />)
}

/** After a link to another channel's host, the frame has another origin than its parent and may not talk to it. */
function isSameOrigin(parentWindow: Window): boolean {
  try {
    return parentWindow.location.origin === location.origin
  } catch {
    return false
  }
}
