/** What a section of the home page may ask the page to do. */
export interface HomeActions {
  openBeta(): void
  openQuests(): void
  /** Goes to a page of the platform, as a click on a link would. */
  go(href: string): void
}
