import { devices, personas } from '../../mock-server/demoAddress.ts'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { expect, goInPlace, openShortHome, settled, test, view } from './demo.ts'
import { worldPlan } from './worldPlan.ts'

test.use({ reusesPage: true })

/** Sections as the page has them, each with the heading that names it. */
const shownOn = `[...document.querySelectorAll('[data-section]')].map((root) => ({
  id: root.getAttribute('data-section'),
  title: root.querySelector('h2')?.textContent ?? '',
}))`

/** The first look is nearly always too early, and the next would be a tenth of a second later. */
const intervals = [20, 30, 50, 100]

/** Only a channel's own banner knows the device (S-039, S-040); the plans for all of them are compared in the domain's tests. */
const withBanners = new Set<string>(['haeon', 'narae', 'pado'])

for (const channel of ['main', ...channelLabels]) {
  test(`on ${channel} everybody sees exactly the sections of the table, in order, under the right titles [S-008] [S-058]`, async ({
    page,
    baseURL,
  }) => {
    const views = personas.flatMap((persona) =>
      devices.slice(0, withBanners.has(channel) ? 2 : 1).map((device) => ({ persona, channel, device, content: 'one', motion: 'reduce' })),
    )
    const planned = Promise.all(views.map((given) => worldPlan(new URL(view(given), baseURL))))
    await openShortHome(page, { channel, motion: 'reduce' })
    const plans = await planned
    for (const [at, given] of views.entries()) {
      const name = `${given.persona}, ${given.device}`
      const plan = plans[at] ?? []
      await goInPlace(page, view(given))
      await expect
        .poll(async () => (await page.evaluate<{ id: string }[]>(shownOn)).map(({ id }) => id), { message: name, intervals })
        .toEqual(plan.map(({ id }) => id))
      await settled(page)
      const titles = new Map((await page.evaluate<{ id: string; title: string }[]>(shownOn)).map(({ id, title }) => [id, title]))
      for (const { id, title } of plan) if (title !== null) expect(titles.get(id), `${name}, ${id}`).toContain(title)
    }
  })
}
