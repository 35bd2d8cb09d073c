export const changelogFile: string
export function lastRelease(text: string): { readonly version: string; readonly date: string } | null
export function pendingNotes(text: string): string
export function releasedChangelog(
  text: string,
  version: string,
  date: string,
  backendLines: readonly string[],
): { readonly notes: string; readonly text: string }
