/** Overlays of the home page, the most urgent first. `quests` is the list that the viewer asks for, `quest` the one that offers itself. */
export const homeDialogs = ['signup', 'avatar', 'quest', 'notice', 'quests', 'beta'] as const
export type HomeDialog = (typeof homeDialogs)[number]

/** Required by the viewer's state, whatever else is open. */
const mandatoryDialogs: ReadonlySet<HomeDialog | undefined> = new Set<HomeDialog>(['signup', 'avatar'])

/** One at a time: of those that want to be open, the most urgent; the next one when that is closed. What is open is not pushed aside by what merely offers itself. */
export function pickDialog(wanted: Partial<Readonly<Record<HomeDialog, boolean>>>, open: HomeDialog | null = null): HomeDialog | null {
  const first = homeDialogs.find((dialog) => wanted[dialog] === true)
  if (open !== null && wanted[open] === true && !mandatoryDialogs.has(first)) return open
  return first ?? null
}
