/** Only pages of this machine, so that no site of the web can use a mock that somebody runs. */
const ownMachine = /^https?:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export function corsHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined || !ownMachine.test(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'Accept, Content-Type, X-Requested-With',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  }
}
