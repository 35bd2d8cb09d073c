/** Names of the parameters that describe a demo view. */
export const demoParameters = [
  'persona',
  'channel',
  'device',
  'content',
  'quests',
  'notice',
  'seed',
  'at',
  'latency',
  'fault',
  'motion',
] as const
export type DemoParameter = (typeof demoParameters)[number]
