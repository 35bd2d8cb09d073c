import { expect, test } from 'vitest'
import { demoView, openDemo, opensDemos, section, sections } from './openDemo.ts'
import { worldPlan } from './worldPlan.ts'

opensDemos()

// Each rule of the table is the domain's (plan.test.ts), and that the page draws the plan that it is given HomePage's: here both are of one visit.
test.each([
  { channel: 'main', persona: 'guest', device: 'desktop' },
  { channel: 'haeon', persona: 'learner', device: 'desktop' },
  { channel: 'narae', persona: 'enterprise', device: 'mobile' },
])(
  'on $channel a $persona sees exactly the sections of the table on a $device, in order, under the right titles [S-008] [S-058]',
  async (visit) => {
    const plan = await worldPlan(new URL(demoView(visit), location.href))
    await openDemo(visit, { hasBar: false })
    expect(sections()).toEqual(plan.map(({ id }) => id))
    for (const { id, title } of plan) if (title !== null) expect(section(id)?.querySelector('h2'), id).toHaveTextContent(title)
  },
)
