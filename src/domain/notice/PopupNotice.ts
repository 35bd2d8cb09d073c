export interface PopupNotice {
  readonly title: string
  readonly content: string | null
  readonly link: string | null
  /** An open set; the home page shows ALL and CHANNEL_DOLPHIN_HOME (S-190). */
  readonly popupShowingMethod: string
}
