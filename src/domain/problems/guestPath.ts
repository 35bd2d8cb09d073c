/** The problems that a guest has solved in this visit, and the one after them; no server stores them. */
export interface GuestPath {
  /** Each problem has one entry. */
  readonly solved: readonly string[]
  readonly nextHref: string | null
}

const noPath: GuestPath = { solved: [], nextHref: null }

export const guestPathText = (path: GuestPath): string => JSON.stringify(path)

/** Parses a stored path; an invalid text gives an empty path. */
export function parseGuestPath(text: string | null): GuestPath {
  const value = readJson(text ?? '')
  if (typeof value !== 'object' || value === null) return noPath
  const { solved, nextHref }: { readonly solved?: unknown; readonly nextHref?: unknown } = value
  if (!Array.isArray(solved)) return noPath
  return {
    solved: solved.filter((key) => typeof key === 'string'),
    // Only an address of this site is accepted.
    nextHref: typeof nextHref === 'string' && /^\/(?!\/)/.test(nextHref) ? nextHref : null,
  }
}

/** Adds a problem; one that is solved again counts once. */
export function withSolved({ solved }: GuestPath, key: string, nextHref: string | null): GuestPath {
  return { solved: [...solved.filter((known) => known !== key), key], nextHref }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
