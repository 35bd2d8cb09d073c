/** The part of `navigator.connection` that the rule needs. Not every browser has it. */
export interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Tells whether megabytes may be fetched before they are needed: unless the visitor saves data or the network is known to be slow.
 * downlink does not tell: without an estimate Chromium reports some 1.5 Mbit/s, a little more or less for each profile, but always '4g'.
 */
export const allowsPrefetch = ({ saveData = false, effectiveType = '4g' }: NetworkInformation = {}): boolean =>
  !saveData && effectiveType === '4g'
