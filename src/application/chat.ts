/** The live chat of a channel, loaded on demand. */
export interface ChatWidget {
  /** Opens the chat. An unreachable chat is a result, not an exception (F-064). */
  open(pluginKey: string): Promise<'opened' | 'failed'>
}
