/** Short words to the viewer about what they have just done. Never for lists that fail to load: those stay silent (S-290). */
export interface Notifier {
  /** Something that was asked for did not happen. */
  warn(words: string): void
  /** All is well, or on its way. */
  success(words: string): void
}
