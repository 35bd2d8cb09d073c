/** The live inquiry of a channel. Nothing of it is loaded before somebody asks for it. */
export interface ChatWidget {
  /** A chat that cannot be reached is an answer, not a fault of the page (F-064). */
  open(pluginKey: string): Promise<'opened' | 'failed'>
}
