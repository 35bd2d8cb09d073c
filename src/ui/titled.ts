import { copy } from './copy.ts'

/** What something is called where its title is shown (F-030). */
export const titled = (title: string | null): string => title?.trim() || copy.frame.untitled
