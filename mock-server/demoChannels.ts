/** The seven channels of the demo world, each with something to show. */
export const channelLabels = ['haeon', 'narae', 'pado', 'garam', 'yeoul', 'saebyeok', 'mulsori'] as const

/** Labels of the other channels that the demo's lists link to: plain channels, so that no card leads nowhere. */
export const neighbourLabels = [
  'badabit',
  'haedal',
  'mongdol',
  'ieodo',
  'cheongeo',
  'dotori',
  'gaetbeol',
  'hwangpo',
  'noeul',
  'byeolbit',
  'sanho',
  'mirae-h',
  'onnuri',
  'kodari',
] as const

const named: readonly string[] = ['main', ...channelLabels]

export const allowedChannels = () => named.join(', ')

export function isChannel(label: string): boolean {
  return [...named, ...neighbourLabels].includes(label)
}

/** Hosts of the platform's other parts, which lie outside the main site in production. */
const platformLabels: ReadonlySet<string> = new Set(['www', 'about', 'contest', 'studio'])

export const hostOfPlatform = (label: string) => `${label}.localhost`

/** The channel that a host name says: `haeon.localhost` → haeon; null when it says none (`www` is the main site, A-04). */
export function channelOfHost(host: string): string | null {
  const [, label] = /^(.+)\.localhost$/.exec(host) ?? []
  return label === undefined || platformLabels.has(label) ? null : label
}
