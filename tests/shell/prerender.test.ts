import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { prefetchFiles } from '../../src/shell/prerender.ts'

interface Chunk {
  readonly modules?: readonly string[]
  readonly imports?: readonly string[]
  readonly styles?: readonly string[]
  readonly isEntry?: boolean
}

const bundleOf = (chunks: Readonly<Record<string, Chunk>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { modules = [], imports = [], styles = [], isEntry = false }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds: modules.map((name) => `/somewhere/src/${name}`),
        imports,
        isEntry,
        viteMetadata: { importedCss: new Set(styles), importedAssets: new Set() },
      },
    ]),
  ) as unknown as Rolldown.OutputBundle

const all = {
  'first.js': { isEntry: true, imports: ['shared.js'] },
  'shared.js': { styles: ['shared.css'] },
  'pages.js': { modules: ['ui/app/OtherPages.tsx'], imports: ['first.js'] },
  'menu.js': { modules: ['ui/app/frame/UserMenuItems.tsx'], imports: ['words.js'], styles: ['menu.css'] },
  'dialogs.js': { modules: ['ui/home/dialogViews.ts'], imports: ['shared.js'] },
  'quests.js': { modules: ['ui/quest/questDialogs.ts'], imports: ['words.js', 'shared.js'], styles: ['quests.css'] },
  'said.js': { modules: ['ui/notifications/NotificationWords.tsx'] },
  'words.js': {},
  'course.js': { modules: ['ui/course/CoursePage.tsx'], styles: ['course.css'] },
}

it('names what the next step needs, each file once, and nothing that the page has from the start', () => {
  expect(prefetchFiles(bundleOf(all))).toEqual([
    'pages.js',
    'menu.js',
    'words.js',
    'dialogs.js',
    'quests.js',
    'said.js',
    'menu.css',
    'quests.css',
  ])
})

it('files that import one another are named once', () => {
  const circle = { ...all, 'words.js': { imports: ['quests.js'] } }
  expect(prefetchFiles(bundleOf(circle))).toEqual([
    'pages.js',
    'menu.js',
    'words.js',
    'quests.js',
    'dialogs.js',
    'said.js',
    'menu.css',
    'quests.css',
  ])
})

it('a module that is no longer there ends the build', () => {
  const { 'said.js': _said, ...without } = all
  expect(() => prefetchFiles(bundleOf(without))).toThrow('NotificationWords')
})
