/** Whether a host is this one or below it. Both in lower case, with their ports if they have any. */
export function isOnHost(host: string, root: string): boolean {
  return host === root || host.endsWith(`.${root}`)
}
