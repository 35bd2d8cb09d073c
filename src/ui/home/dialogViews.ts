/** The chunk of the dialogs, which most visits do not need. */
export { BetaDialog } from '../banner/BetaDialog.tsx'
export { PopupNoticeDialog } from '../notice/PopupNoticeDialog.tsx'
export { AvatarDialog } from '../viewer/AvatarDialog.tsx'
export { SignupDialog } from '../viewer/SignupDialog.tsx'
