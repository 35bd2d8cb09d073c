const label = '[a-z0-9-]{1,63}'
const labelOrHost = new RegExp(`^${label}(?:\\.${label})*(?::\\d{1,5})?$`)

/** A channel's sub-domain label or full host, in lower case; null when it is neither. */
export function channelDomain(raw: string | null | undefined): string | null {
  const domain = raw?.trim().toLowerCase() ?? ''
  return labelOrHost.test(domain) ? domain : null
}
