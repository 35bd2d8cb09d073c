/** A fixed moment, so that every view is the same view: a Friday morning in Seoul. */
const friday = '2026-11-20T10:00:00+09:00'

/** The address of a demo view that answers at once and stands still in time. Unless it asks for quests, none of them opens by itself. */
export const view = (parameters: Record<string, string> = {}, path = '/') => {
  const quests = parameters['content'] === 'empty' ? {} : { quests: 'uncleared' }
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ at: friday, latency: '0', ...quests, ...parameters })}`
}
