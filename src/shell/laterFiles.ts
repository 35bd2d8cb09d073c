import type { Rolldown } from 'vite'
import { filesFrom, firstFiles } from './filesFrom.ts'

/** What a page at rest is likely to need next: the other pages' frame, the viewer's menu, the dialogs, what the page says when something was done. */
const laterModules = [
  'ui/app/OtherPages.tsx',
  'ui/app/frame/UserMenuItems.tsx',
  'ui/home/dialogViews.ts',
  'ui/quest/questDialogs.ts',
  'ui/notifications/NotificationWords.tsx',
]

/** The files of those modules, with all that they import and style, without what the page has from the start. */
export function laterFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = firstFiles(chunks)
  const later = laterModules.map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${name}`)))
    if (!chunk) throw new Error(`No chunk holds ${name}`)
    return chunk.fileName
  })
  const wanted = new Set([...filesFrom(chunks, later)].filter((file) => !first.has(file)))
  for (const { fileName, viteMetadata } of chunks) {
    if (wanted.has(fileName)) viteMetadata?.importedCss.forEach((style) => wanted.add(style))
  }
  return [...wanted]
}
