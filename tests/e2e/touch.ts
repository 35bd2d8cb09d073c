import type { Page } from '@playwright/test'
import { nextFrame } from './demo.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Drags one finger from a point by an offset in pixels. */
export const dragByFinger = async (page: Page, from: Point, by: Point) => {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (let step = 1; step <= 12; step += 1) {
    await send('touchMove', [{ x: from.x + (by.x * step) / 12, y: from.y + (by.y * step) / 12 }])
    // The page handles touches frame by frame.
    await nextFrame(page)
  }
  // The finger rests before it lifts: otherwise the page goes on scrolling, and the next tap would only stop it.
  for (let frame = 0; frame < 12; frame += 1) await nextFrame(page)
  await send('touchEnd', [])
  await devtools.detach()
}

export const stepInTray = (page: Page) => page.locator('.blocklyFlyout .blocklyDraggable', { hasText: '앞으로 한 칸 가기' })

/** Drags a step from the tray below the start. */
export const placeStep = async (page: Page) => {
  const stack = page.locator('.blocklyDraggable', { hasText: '시작하기' }).first()
  const [from, to] = [(await stepInTray(page).boundingBox())!, (await stack.boundingBox())!]
  await dragByFinger(page, { x: from.x + from.width - 12, y: from.y + 14 }, { x: to.x - from.x, y: to.y + 44 - from.y })
}
