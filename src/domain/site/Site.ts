/** Where the page stands: the main site (`channelDomain` null) or a channel's sub-domain, and on what kind of device. */
export interface Site {
  readonly channelDomain: string | null
  readonly isDesktop: boolean
}
