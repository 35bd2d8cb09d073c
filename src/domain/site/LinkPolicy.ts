/** Where links may lead. Origins as in `https://host[:port]`, without a trailing slash. */
export interface LinkPolicy {
  /** Channel sub-domains hang below this host; null when the installation has none. */
  readonly rootDomain: string | null
  /** Origin of the main platform; null: the same origin. */
  readonly mainOrigin: string | null
  /** Origin of the coding contest's own host. */
  readonly contestOrigin: string | null
  /** Further hosts that a channel's full host name may end with. */
  readonly allowedHosts: readonly string[]
}
