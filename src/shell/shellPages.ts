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
}

export const homeShell: ShellPage = { file: 'index.html', path: paths.home, drawnAt: paths.home, isForThatSearch: false, modules: [] }

const table = 'src/ui/app/pages.tsx'

/** The shells of other pages. A page without a row begins with `index.html` and stays empty until its scripts have loaded. */
export const shellPages: readonly ShellPage[] = [
  {
    file: 'pages/courses.html',
    path: paths.courses,
    drawnAt: listPaths.courses,
    isForThatSearch: true,
    modules: [table, 'src/ui/course-class/CataloguePage.tsx', 'src/features/course.ts', 'src/features/courseClass.ts'],
  },
  {
    file: 'pages/course.html',
    path: paths.course,
    drawnAt: '/course/0/lesson',
    isForThatSearch: false,
    modules: [table, 'src/ui/course/CoursePage.tsx', 'src/features/course.ts', 'src/features/lesson.ts', 'src/features/review.ts'],
  },
  {
    file: 'pages/problem.html',
    path: paths.problem,
    drawnAt: '/learn/problem/0',
    isForThatSearch: false,
    modules: [table, 'src/ui/problem/ProblemPage.tsx', 'src/features/problem.ts'],
  },
  {
    file: 'pages/block.html',
    path: paths.block,
    drawnAt: '/learn/block/0',
    isForThatSearch: false,
    modules: [table, 'src/ui/block/BlockPage.tsx', 'src/features/block.ts'],
  },
  {
    file: 'pages/worksheet.html',
    path: paths.worksheet,
    drawnAt: '/worksheet/0/chapter',
    isForThatSearch: false,
    modules: [table, 'src/ui/worksheet/WorksheetPages.tsx', 'src/features/worksheet.ts'],
  },
]

/** Returns the pattern of addresses (path and search) that it is rendered for. `base` is the host's folder, with a slash at either end. */
export function drawnPattern(page: ShellPage, base: string): string {
  const [, search = ''] = page.drawnAt.split('?')
  return `^${pathPattern(page, base)}(${page.isForThatSearch ? `\\?${escapePattern(search)}` : '\\?.*'})?$`
}

/** Returns the pattern of addresses (path and search) that a host answers with it. */
export function hostPattern(page: ShellPage, base: string): RegExp {
  return new RegExp(`^${pathPattern(page, base)}(\\?.*)?$`)
}

const pathPattern = ({ path }: ShellPage, base: string) => `${base.slice(0, -1)}${path}`.split(/:\w+/).map(escapePattern).join('[^/?]+')

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the file that a host answers with, for an address of the app without the host's folder; null where it is `index.html`. */
export function shellFileOf(address: string): string | null {
  return shellPages.find((page) => hostPattern(page, '/').test(address))?.file ?? null
}
