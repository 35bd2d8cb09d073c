import { channelLabels, devices, personas } from '../../mock-server/DemoAddress.ts'
import { worldPlan } from './worldPlan.ts'
import { expect, settled, test, view } from './demo.ts'

/** Sections as the page has them, each with the heading that names it. */
const shownOn = `[...document.querySelectorAll('[data-section]')].map((root) => ({
  id: root.getAttribute('data-section'),
  title: root.querySelector('h2')?.textContent ?? '',
}))`

for (const channel of ['main', ...channelLabels]) {
  test(`on ${channel} everybody sees exactly the sections of the table, in order, under the right titles [S-008] [S-058]`, async ({
    page,
  }) => {
    await page.goto(view({ channel, motion: 'reduce' }))
    await settled(page)
    for (const persona of personas) {
      for (const device of devices) {
        const href = view({ persona, channel, device, motion: 'reduce' })
        // As the preview bar does it: another view in place costs a tenth of a page load.
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, href)
        const plan = await worldPlan(new URL(href, page.url()))
        await expect
          .poll(async () => (await page.evaluate<{ id: string }[]>(shownOn)).map(({ id }) => id), `${persona}, ${device}`)
          .toEqual(plan.map(({ id }) => id))
        await settled(page)
        const titles = new Map((await page.evaluate<{ id: string; title: string }[]>(shownOn)).map(({ id, title }) => [id, title]))
        for (const { id, title } of plan) if (title !== null) expect(titles.get(id), `${persona}, ${device}, ${id}`).toContain(title)
      }
    }
  })
}
