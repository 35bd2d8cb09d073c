/** Whether the device has a network. Whether the server behind it answers is another question. */
export interface Connection {
  isOnline(): boolean
  subscribe(changed: () => void): () => void
  /** The demo's backend lives in the page: it goes on without a network. */
  readonly isNeeded: boolean
}
