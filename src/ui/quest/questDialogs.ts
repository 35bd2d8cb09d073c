/** The chunk that brings framer-motion: both dialogs are wanted by the same viewers. */
export { QuestListDialog } from './QuestListDialog.tsx'
export { QuestPopup } from './QuestPopup.tsx'
