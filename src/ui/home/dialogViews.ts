/** The chunk of the dialogs that most visits never see. */
export { BetaDialog } from '../banner/BetaDialog.tsx'
export { PopupNoticeDialog } from '../notice/PopupNoticeDialog.tsx'
export { AvatarDialog } from '../viewer/AvatarDialog.tsx'
export { SignupDialog } from '../viewer/SignupDialog.tsx'
