import { channelLabels } from '../../mock-server/demoChannels.ts'
import { expect, settled, test, view } from './demo.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'

test.use({ reusesPage: 'loaded' })

const onWide = (channel: string, persona = 'learner') => ({ channel, persona, width: 1440 })
const groups = {
  'on any channel for a learner': channelLabels.map((channel) => onWide(channel)),
  // An academy, an enterprise, a channel that removes all it can, and every persona whose page differs.
  'on a phone, nor for whom the page differs': [
    ...['haeon', 'narae', 'yeoul'].map((channel) => ({ channel, persona: 'learner', width: 390 })),
    ...['guest', 'teacher', 'enterprise'].map((persona) => onWide('haeon', persona)),
    onWide('main', 'teacher'),
  ],
}

for (const [where, views] of Object.entries(groups)) {
  test(`nothing moves while the home page loads ${where}`, { tag: '@all' }, async ({ page }) => {
    await watchShifts(page)
    for (const { channel, persona, width } of views) {
      await test.step(`${channel} for a ${persona} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(view({ channel, persona, device: width < 1024 ? 'mobile' : 'desktop', latency: '150' }))
        await settled(page)
        await page.waitForTimeout(500)
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
      })
    }
  })
}
