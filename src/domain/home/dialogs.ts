/** Overlays of the home page, the most urgent first. The viewer opens `quests`, the full list; `quest` opens by itself. */
export const homeDialogs = ['signup', 'avatar', 'quest', 'notice', 'quests', 'beta'] as const
export type HomeDialog = (typeof homeDialogs)[number]

/** The dialogs that the viewer's state requires, whatever else is open. */
const mandatoryDialogs: ReadonlySet<HomeDialog | undefined> = new Set<HomeDialog>(['signup', 'avatar'])

/** Picks the most urgent of the dialogs that want to be open. The open one stays until it is closed, unless the first is mandatory. */
export function pickDialog(wanted: Partial<Readonly<Record<HomeDialog, boolean>>>, open: HomeDialog | null = null): HomeDialog | null {
  const first = homeDialogs.find((dialog) => wanted[dialog] === true)
  if (open !== null && wanted[open] === true && !mandatoryDialogs.has(first)) return open
  return first ?? null
}
