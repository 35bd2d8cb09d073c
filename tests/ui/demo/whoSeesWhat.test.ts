import { expect, test } from 'vitest'
import { demoView, openDemo, opensDemos, section, sections } from './openDemo.ts'
import { worldPlan } from './worldPlan.ts'

opensDemos()

// The rules of the table are tested in plan.test.ts, and that the page renders a given plan in HomePage.test.tsx; these visits join the
// two.
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
