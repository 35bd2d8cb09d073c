/** What a catalogue says of what is in it. */
export interface KindWords {
  readonly title: string
  readonly note: string
  titleOf(keyword: string): string
  readonly search: string
  readonly hint: string
  readonly results: string
  count(count: string): string
  readonly show: string
  showCount(count: string): string
  readonly failed: string
  noneFor(keyword: string): string
  readonly noneChosen: string
  readonly none: string
  readonly nonePublished: string
  beyond(last: string): string
}
