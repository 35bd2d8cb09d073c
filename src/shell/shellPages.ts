import { apiPaths } from '../adapters/http/apiPaths.ts'
import { coursePaths } from '../adapters/http/coursePaths.ts'
import { lessonPaths } from '../adapters/http/lessonPaths.ts'
import { blockPaths, problemPaths } from '../adapters/http/problemPaths.ts'
import { worksheetPaths } from '../adapters/http/worksheetPaths.ts'
import { listPaths, paths } from '../domain/paths.ts'

/** A page that people open first, which the build renders into a file of its own. */
export interface ShellPage {
  /** The name of the file in the build's folder. */
  readonly file: string
  /** The pattern of its addresses. */
  readonly path: string
  /** The address that it is rendered for. */
  readonly drawnAt: string
  /** Whether it fits only the search of `drawnAt`, since the search decides what it shows. */
  readonly isForThatSearch: boolean
  /** Modules of its own chunks: their scripts and style sheets are named in its head. */
  readonly modules: readonly string[]
  /**
   * The calls that every visitor's page begins with, below `/{product}/v1`, and sends while its scripts load. The name is that of the
   * table of paths, by which an installation may override it; `{id}` is the id in the page's address.
   */
  readonly calls: Readonly<Record<string, string>>
}

const { me } = apiPaths

export const homeShell: ShellPage = {
  file: 'index.html',
  path: paths.home,
  drawnAt: paths.home,
  isForThatSearch: false,
  modules: [],
  // A host may put the home data into the page, behind the first script.
  calls: { me },
}

const table = 'src/ui/app/pages.tsx'

const searchOf = (address: string) => address.split('?')[1] ?? ''

/** The shells of other pages. A page without a row begins with `index.html` and stays empty until its scripts have loaded. */
export const shellPages: readonly ShellPage[] = [
  {
    file: 'pages/courses.html',
    path: paths.courses,
    drawnAt: listPaths.courses,
    isForThatSearch: true,
    modules: [table, 'src/ui/course-class/CataloguePage.tsx', 'src/features/course.ts', 'src/features/courseClass.ts'],
    calls: {
      me,
      courses: `${coursePaths.courses}?${searchOf(listPaths.courses)}`,
      categories: `${coursePaths.categories}?page=1`,
      groups: `${coursePaths.categoryGroups}?page=1`,
    },
  },
  {
    file: 'pages/course.html',
    path: paths.course,
    drawnAt: '/course/0/lesson',
    isForThatSearch: false,
    modules: [table, 'src/ui/course/CoursePage.tsx', 'src/features/course.ts', 'src/features/lesson.ts', 'src/features/review.ts'],
    calls: { me, course: coursePaths.course, lessons: lessonPaths.course.chapters },
  },
  {
    file: 'pages/problem.html',
    path: paths.problem,
    drawnAt: '/learn/problem/0',
    isForThatSearch: false,
    modules: [table, 'src/ui/problem/ProblemPage.tsx', 'src/features/problem.ts'],
    calls: { me, problem: problemPaths.problem },
  },
  {
    file: 'pages/block.html',
    path: paths.block,
    drawnAt: '/learn/block/0',
    isForThatSearch: false,
    modules: [table, 'src/ui/block/BlockPage.tsx', 'src/features/block.ts'],
    calls: { me, block: blockPaths.block },
  },
  {
    file: 'pages/worksheet.html',
    path: paths.worksheet,
    drawnAt: '/worksheet/0/chapter',
    isForThatSearch: false,
    modules: [table, 'src/ui/worksheet/WorksheetPages.tsx', 'src/features/worksheet.ts'],
    calls: { me, worksheet: worksheetPaths.worksheet, chapters: worksheetPaths.chapters },
  },
]

/** Returns the pattern of addresses (path and search) that it is rendered for; its first group is the id, if there is one. `base` is the host's folder, with a slash at either end. */
export function drawnPattern(page: ShellPage, base: string): string {
  return `^${pathPattern(page, base)}(${page.isForThatSearch ? `\\?${escapePattern(searchOf(page.drawnAt))}` : '\\?.*'})?$`
}

/** Returns the pattern of addresses (path and search) that a host answers with it. */
export function hostPattern(page: ShellPage, base: string): RegExp {
  return new RegExp(`^${pathPattern(page, base)}(\\?.*)?$`)
}

const pathPattern = ({ path }: ShellPage, base: string) => `${base.slice(0, -1)}${path}`.split(/:\w+/).map(escapePattern).join('([^/?]+)')

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the file that a host answers with, for an address of the app without the host's folder; null where it is `index.html`. */
export function shellFileOf(address: string): string | null {
  return shellPages.find((page) => hostPattern(page, '/').test(address))?.file ?? null
}
