import { personas } from '../../mock-server/DemoAddress.ts'
import { demoDefaults } from '../../mock-server/demoDefaults.ts'
import type { Visitors } from '../application/preview/VisitorSource.ts'
import { createApplication } from '../container.ts'
import { personaNames } from './demoControls.ts'
import { readEnvironment, type Start } from '../environment.ts'

/** Every persona of the demo at the address's channel, each let in through the same door as the page itself. */
export async function demoVisitors(address: URL): Promise<Visitors> {
  const current = address.searchParams.get('persona') ?? demoDefaults.persona
  const visits = await Promise.all(
    personas.map(async (key) => {
      const { viewer, site, channel } = await atTheDoor(address, key, async (application) => {
        const [person, place] = await Promise.all([application.viewer.current(), application.siteLoader.load()])
        return { viewer: person, site: place.site, channel: place.channel }
      })
      return { key, name: personaNames[key], isCurrent: key === current, viewer, site, channel }
    }),
  )
  const house = await atTheDoor(address, 'guest', ({ rolePolicy, settings }) => ({ rolePolicy, settings }))
  return { visits, house }
}

async function atTheDoor<T>(
  address: URL,
  persona: string,
  ask: (application: ReturnType<typeof createApplication>) => T,
): Promise<Awaited<T>> {
  const start = startOf(address, persona)
  try {
    return await ask(createApplication(start.environment))
  } finally {
    start.stop()
  }
}

function startOf(address: URL, persona: string): Start {
  const visit = new URL(address)
  visit.searchParams.set('persona', persona)
  visit.searchParams.set('latency', '0')
  for (const name of ['content', 'fault']) visit.searchParams.delete(name)
  const start = readEnvironment(visit)
  if (!start.ok) throw new Error(start.reason)
  return start
}
