/** ‘Don't show today’ holds for the very date that was stored; a bad or future one is as good as none. */
export function isDismissed(stored: string | null, today: string): boolean {
  return stored === today
}
