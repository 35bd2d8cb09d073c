import { channelLabels } from '../../mock-server/demoChannels.ts'
import { expect, settled, test, view } from './demo.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'

test.use({ reusesPage: 'loaded' })

const views = [
  ...channelLabels.map((channel) => ({ channel, persona: 'learner', width: 1440 })),
  // An academy, an enterprise, and a channel that removes all it can.
  ...['haeon', 'narae', 'yeoul'].map((channel) => ({ channel, persona: 'learner', width: 390 })),
  ...['guest', 'teacher', 'enterprise'].map((persona) => ({ channel: 'haeon', persona, width: 1440 })),
  { channel: 'main', persona: 'teacher', width: 1440 },
]

for (const { channel, persona, width } of views) {
  test(`nothing moves while ${channel} loads for a ${persona} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto(view({ channel, persona, device: width < 1024 ? 'mobile' : 'desktop', latency: '150' }))
    await settled(page)
    await page.waitForTimeout(1000)
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
  })
}
