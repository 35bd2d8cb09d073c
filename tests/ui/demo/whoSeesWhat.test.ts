import { expect, test } from 'vitest'
import { devices, personas } from '../../../mock-server/demoAddress.ts'
import { channelLabels } from '../../../mock-server/demoChannels.ts'
import { demoView, openDemo, opensDemos, section, sections } from './openDemo.ts'
import { worldPlan } from './worldPlan.ts'

opensDemos()

/** Everybody on the main site and on an academy; elsewhere who differs there. Only a channel's own banner knows the device (S-039, S-040). */
const everybody = personas.map((persona) => ({ persona, device: devices[0] }))
const some = everybody.filter(({ persona }) => persona === 'guest' || persona === 'learner')
const onPhone = { persona: 'learner', device: devices[1] } as const
const visits = (channel: string) => {
  if (channel === 'main') return everybody
  if (channel === 'haeon') return [...everybody, onPhone]
  return channel === 'narae' ? [...some, onPhone] : some
}

test.each(['main', ...channelLabels].flatMap((channel) => visits(channel).map(({ persona, device }) => ({ channel, persona, device }))))(
  'on $channel a $persona sees exactly the sections of the table on a $device, in order, under the right titles [S-008] [S-058]',
  async (visit) => {
    const plan = await worldPlan(new URL(demoView(visit), location.href))
    await openDemo(visit, { hasBar: false })
    expect(sections()).toEqual(plan.map(({ id }) => id))
    for (const { id, title } of plan) if (title !== null) expect(section(id)?.querySelector('h2'), id).toHaveTextContent(title)
  },
)
