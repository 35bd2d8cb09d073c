/** Where the page tells what went wrong without bothering the viewer. Never receives personal data. */
export interface Log {
  warn(event: LogEvent): void
}

export type LogEvent =
  | { readonly kind: 'bad-item'; readonly list: string; readonly index: number; readonly problem: string }
  | { readonly kind: 'call-failed'; readonly call: string; readonly problem: string }
  | { readonly kind: 'section-crashed'; readonly section: string; readonly problem: string }
  | { readonly kind: 'unknown-setting'; readonly key: string }
  | { readonly kind: 'storage-failed'; readonly key: string; readonly problem: string }
