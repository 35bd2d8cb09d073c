import { createRoot } from 'react-dom/client'
import type { SectionPlan } from '../domain/home/plan.ts'
import type { Page } from '../openPage.tsx'
import { FrameReporter } from '../ui/preview/beside/FrameReporter.tsx'
import { previewPlace } from '../ui/preview/Preview.tsx'
import { watchedValue } from '../ui/preview/watchedValue.ts'

/** A demo page in one of the two frames of a side-by-side view: no bar, but it tells what it shows. */
export function startDemoFrame(page: Page): void {
  if (!isOurs(window.parent)) return
  const plan = watchedValue<readonly SectionPlan[] | null>(null)
  page.setObserver(plan.set)
  createRoot(previewPlace()).render(<FrameReporter plan={plan} />)
}

/** After a link to another channel's host, the frame has another origin than its parent and may not talk to it. */
function isOurs(around: Window): boolean {
  try {
    return around.location.origin === location.origin
  } catch {
    return false
  }
}
