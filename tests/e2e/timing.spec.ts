import { expect, openHome, section, test } from './demo.ts'

/** Moments at which the first slide in view of a section changes by itself. */
const recordMoves = (id: string) => {
  const root = document.querySelector(`[data-section="${id}"]`)
  const place = () => root?.querySelector('[aria-roledescription="슬라이드"]:not([inert])')?.getAttribute('aria-label')
  const moves: number[] = []
  let last = place()
  new MutationObserver(() => {
    const now = place()
    if (now === last) return
    last = now
    moves.push(performance.now())
  }).observe(root ?? document, { subtree: true, attributeFilter: ['inert'], childList: true })
  Object.assign(window, { [`moves-${id}`]: moves })
}

test('time is kept on a real clock: the banner turns every 5.0 s, a carousel every 7.0 s, over several periods [S-024] [S-185] [S-186] [S-295] [S-297]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 3000 })
  await openHome(page)
  await section(page, 'courses').scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  for (const id of ['top-banner', 'courses']) await page.evaluate(recordMoves, id)
  await page.waitForTimeout(16_000)
  for (const [id, interval, periods] of [
    ['top-banner', 5_000, 3],
    ['courses', 7_000, 2],
  ] as const) {
    const moves = await page.evaluate((name) => (window as unknown as Record<string, number[]>)[name] ?? [], `moves-${id}`)
    const gaps = moves.slice(1).map((moment, index) => moment - (moves[index] ?? 0))
    test.info().annotations.push({ type: 'measured', description: `${id}: ${gaps.map(Math.round).join(' ')} ms` })
    expect(gaps.length, id).toBeGreaterThanOrEqual(periods - 1)
    // One late frame makes one gap longer and the next one shorter; a timer that starts anew makes all of them longer.
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const median = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Number.NaN
    for (const gap of [mean, median]) expect(Math.abs(gap - interval), `${id}: ${gaps.map(Math.round).join(' ')}`).toBeLessThanOrEqual(120)
  }
})

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('resizing raises no loop errors', async ({ page }) => {
    await openHome(page)
    for (let step = 0; step < 20; step++) {
      await page.setViewportSize({ width: 1440 - step * 55, height: 900 })
      await page.waitForTimeout(60)
    }
  })
})
