export interface PopupNotice {
  readonly title: string
  readonly content: string | null
  readonly link: string | null
  /** An open set; the home page shows ALL and CHANNEL_DOLPHIN_HOME (S-190). */
  readonly popupShowingMethod: string
}

const shownOnHome = new Set(['ALL', 'CHANNEL_DOLPHIN_HOME'])

/** Picks the first notice meant for the home page, unless the visitor has hidden notices (S-189). */
export function pickNotice(notices: readonly PopupNotice[], isHidden: boolean): PopupNotice | null {
  if (isHidden) return null
  return notices.find((notice) => shownOnHome.has(notice.popupShowingMethod)) ?? null
}
