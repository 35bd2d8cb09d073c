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

/** Moments at which a timer of the page's own goes off: what the machine makes of an interval in these very seconds. */
const recordTimer = (interval: number) => {
  const moves: number[] = []
  Object.assign(window, { [`moves-${interval}`]: moves })
  setInterval(() => moves.push(performance.now()), interval)
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const gapsOf = (moves: readonly number[]) => moves.slice(1).map((moment, index) => moment - (moves[index] ?? 0))

test('time is kept on a real clock: the banner turns every 5.0 s, a carousel every 7.0 s, over several periods [S-024] [S-185] [S-186] [S-295] [S-297]', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3000 })
  await openHome(page)
  await section(page, 'courses').scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const rails = [
    { id: 'top-banner', interval: 5_000 },
    { id: 'courses', interval: 7_000 },
  ]
  for (const { id, interval } of rails) {
    await page.evaluate(recordMoves, id)
    await page.evaluate(recordTimer, interval)
  }
  const movesOf = (name: string | number) =>
    page.evaluate((key) => (window as unknown as Record<string, number[]>)[key] ?? [], `moves-${name}`)
  const enough = 4
  await expect
    .poll(async () =>
      Math.min(...(await Promise.all(rails.flatMap(({ id, interval }) => [movesOf(id), movesOf(interval)]))).map(({ length }) => length)),
    )
    .toBeGreaterThanOrEqual(enough)
  for (const { id, interval } of rails) {
    const [gaps, control] = [gapsOf(await movesOf(id)), gapsOf(await movesOf(interval))]
    const measured = `${id}: ${gaps.map(Math.round).join(' ')} ms, a timer: ${control.map(Math.round).join(' ')} ms`
    test.info().annotations.push({ type: 'measured', description: measured })
    // A late turn makes one gap longer and the next one shorter, so medians are compared; and by no more than the timer itself was off.
    const late = Math.max(...control.map((gap) => Math.abs(gap - interval)))
    expect(Math.abs(median(gaps) - median(control)), measured).toBeLessThanOrEqual(120 + late)
  }
})

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('resizing raises no loop errors', { tag: '@all' }, async ({ page }) => {
    await openHome(page)
    for (let step = 0; step < 20; step++) {
      await page.setViewportSize({ width: 1440 - step * 55, height: 900 })
      await page.waitForTimeout(60)
    }
  })
})
