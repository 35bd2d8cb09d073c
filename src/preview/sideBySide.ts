import { demoDefaults, type Device, devices, type Persona, personas } from '../../mock-server/demoAddress.ts'
import { deviceNames, personaNames } from './demoControls.ts'
import { withBasePath } from '../ui/kit/basePath.ts'
import type { SideBySideViews } from '../ui/preview/side-by-side/SideBySidePage.tsx'

const otherPersona = 'other-persona'
const otherDevice = 'other-device'

/** Parameters of a side-by-side address: how the second view differs. */
export const sideBySideParameters = [otherPersona, otherDevice]

const teachers: ReadonlySet<string> = new Set<Persona>(['teacher', 'operator'])

/** Returns the persona to compare with: a learner for teachers and guests, a guest for all others. */
const comparedWith = (persona: string): Persona => (teachers.has(persona) || persona === 'guest' ? 'learner' : 'guest')

/** Both views have the same time. The second one has another persona unless the address names it. */
export function withSideBySide(url: URL, now: Date): URL {
  const beside = new URL(url)
  const { searchParams } = beside
  if (!searchParams.has('at')) searchParams.set('at', `${now.toISOString().slice(0, 19)}Z`)
  if (!searchParams.has(otherPersona)) searchParams.set(otherPersona, comparedWith(searchParams.get('persona') ?? demoDefaults.persona))
  return beside
}

export function withoutSideBySide(url: URL): URL {
  const alone = new URL(url)
  for (const name of sideBySideParameters) alone.searchParams.delete(name)
  return alone
}

/** The two views as addresses, and the controls of the second. A view is of the device at hand unless the address names another. */
export function sideBySideViews(url: URL, deviceAtHand: Device): SideBySideViews {
  const left = withoutSideBySide(new URL(withBasePath(`/${url.search}`), url))
  const right = new URL(left)
  const who = url.searchParams.get(otherPersona)
  const device = url.searchParams.get(otherDevice)
  if (who !== null) right.searchParams.set('persona', who)
  if (device !== null) right.searchParams.set('device', device)
  return {
    left: { href: left.href, name: viewName(left), isPhone: isPhone(left, deviceAtHand) },
    right: { href: right.href, name: viewName(right), isPhone: isPhone(right, deviceAtHand) },
    controls: [
      {
        name: otherPersona,
        label: '두 번째 역할',
        value: who ?? '',
        options: personas.map((value) => ({ value, label: personaNames[value] })),
      },
      {
        name: otherDevice,
        label: '두 번째 기기',
        value: device ?? '',
        options: [{ value: '', label: '첫 번째와 같게' }, ...devices.map((value) => ({ value, label: deviceNames[value] }))],
      },
    ],
  }
}

const isPhone = ({ searchParams }: URL, deviceAtHand: Device) => (searchParams.get('device') ?? deviceAtHand) === 'mobile'

const viewName = ({ searchParams }: URL) => {
  const persona = personas.find((name) => name === (searchParams.get('persona') ?? demoDefaults.persona))
  const device = devices.find((name) => name === searchParams.get('device'))
  return [persona ? personaNames[persona] : '', device ? deviceNames[device] : ''].filter(Boolean).join(' · ')
}
