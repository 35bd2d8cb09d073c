import type { Rolldown } from 'vite'

const source = (...folders: readonly string[]) => new RegExp(`/src/(${folders.join('|')})`)

const kit = (...names: readonly string[]) => `ui/kit/(${names.join('|')})\\.`

/**
 * The chunks that later pages share, the lowest layer first. A group also includes the imports of its modules, unless a group above has
 * them already: a row too high in the list would make every page fetch the rows below it.
 */
const shared: readonly (readonly [name: string, test: RegExp, minShareCount: number])[] = [
  ['icons', /\/lucide\//, 4],
  [
    'frame',
    new RegExp(
      `${
        source(
          'ui/lazyCopy',
          'ui/platform/CatchAllPage',
          'ui/site/PageHead\\.tsx',
          'ui/viewer/(viewerQuery|listQuery)',
          kit('Message', 'loaded', 'ActionButton', 'TextButton', 'time', 'action', 'scroll', 'modality'),
          // A few hundred bytes each: a file of its own costs as much in the list of preloads.
          kit(
            'BackLink',
            'FailedLine',
            'LongList',
            'LongText',
            'SmallButton',
            'InlineText',
            'PlainPage',
            'ExternalLink',
            'useLatest',
            'useFeature',
            'useForm',
            'useFocusAfterRender',
            'ScrollingTable',
            'RadioRow',
            'Switch',
          ),
          'adapters/http/(\\w*[pP]aths|timeSchemas|reads|categorySchema)\\.',
          'domain/(catalogue/|calendar/|korean|textLength)',
          'application/(sendOutcome|oneAtATime)',
        ).source
      }|(queriesObserver|useQueries|useMutation|mutationObserver)\\.`,
    ),
    2,
  ],
  ['dialogs', new RegExp(`/(@radix-ui|aria-hidden)/|${source(kit('Dialog', 'AskFirst')).source}`), 1],
  [
    'taskKinds',
    source('domain/problems/(readingTask|answerForm|lineDifference|compareOutput|programmingLanguage|problemTypes|verdict)\\.'),
    3,
  ],
  ['lists', source('ui/catalogue/', kit('Pagination', 'Select', 'Price')), 3],
  [
    'drafts',
    new RegExp(
      `/idb-keyval/|${source('adapters/browser/localDrafts', '(ui|application)/draft', 'domain/problems/draft', kit('useStoredText')).source}`,
    ),
    2,
  ],
  ['tasks', source('(application|adapters/http)/(problem|submission|problemTypes|httpRunner)\\.'), 3],
  ['courses', source('(application|adapters/http)/(course|courseClass)\\.', 'domain/(course|course-class)/'), 3],
  ['posts', source('application/createOnce\\.', 'adapters/http/postText\\.'), 2],
  ['lessons', source('(application|adapters/http)/lesson\\.', 'domain/lesson/'), 3],
]

/** The groups of rolldown: the first load in two files, one of which stays in caches over releases, then the shared chunks. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: shared.length + 2 },
  { name: 'page', tags: ['$initial'], priority: shared.length + 1 },
  ...shared.map(([name, test, minShareCount], row) => ({ name, test, minShareCount, priority: shared.length - row })),
]
