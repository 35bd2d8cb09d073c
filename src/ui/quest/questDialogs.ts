/** The chunk with framer-motion. Both dialogs are in it, because the same viewers need both. */
export { QuestListDialog } from './QuestListDialog.tsx'
export { QuestPopup } from './QuestPopup.tsx'
