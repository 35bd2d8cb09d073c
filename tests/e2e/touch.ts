import type { Page } from '@playwright/test'
import { nextFrame } from './demo.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** One finger goes down at a point, moves by so many pixels, and leaves. */
export const dragByFinger = async (page: Page, from: Point, by: Point) => {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (let step = 1; step <= 12; step += 1) {
    await send('touchMove', [{ x: from.x + (by.x * step) / 12, y: from.y + (by.y * step) / 12 }])
    // A finger is seen frame by frame.
    await nextFrame(page)
  }
  await send('touchEnd', [])
  await devtools.detach()
}
