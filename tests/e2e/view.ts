/** A fixed time, a Friday morning in Seoul, so that views do not change. */
const friday = '2026-11-20T10:00:00+09:00'

/**
 * Returns the address of a demo view whose backend answers at once and whose clock stands still. No quest opens by itself unless the view
 * sets `quests`.
 */
export const view = (parameters: Record<string, string> = {}, path = '/') => {
  const quests = parameters['content'] === 'empty' ? {} : { quests: 'uncleared' }
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ at: friday, latency: '0', ...quests, ...parameters })}`
}
