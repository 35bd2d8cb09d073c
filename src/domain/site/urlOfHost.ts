/** localhost, which has no certificate. */
const ownMachine = /(?:^|\.)localhost(?::|$)/

export function urlOfHost(host: string, path: string): string {
  return `${ownMachine.test(host) ? 'http' : 'https'}://${host}${path}`
}
