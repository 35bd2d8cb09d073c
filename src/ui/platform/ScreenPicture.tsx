import classViewDark from './screens/class-view-dark.webp?url&no-inline'
import classView from './screens/class-view.webp?url&no-inline'
import homeworkDark from './screens/homework-dark.webp?url&no-inline'
import homework from './screens/homework.webp?url&no-inline'
import ownProblemDark from './screens/own-problem-dark.webp?url&no-inline'
import ownProblem from './screens/own-problem.webp?url&no-inline'
import testDark from './screens/test-dark.webp?url&no-inline'
import test from './screens/test.webp?url&no-inline'
import typesDark from './screens/types-dark.webp?url&no-inline'
import types from './screens/types.webp?url&no-inline'
import { type ScreenName, screenWords } from './readingWords.ts'
import styles from './ScreenPicture.module.css'

/** Pictures of the product, taken by `npm run pictures`: the first in the light theme, the second in the dark one. */
const files: Readonly<Record<ScreenName, readonly [string, string]>> = {
  types: [types, typesDark],
  ownProblem: [ownProblem, ownProblemDark],
  homework: [homework, homeworkDark],
  classView: [classView, classViewDark],
  test: [test, testDark],
}

/** Shows a screen of the product. Each theme has its own picture, and only the one that is shown is loaded. */
export const ScreenPicture = ({ name }: { readonly name: ScreenName }) =>
  files[name].map((file, at) => (
    <img
      key={file}
      src={file}
      data-theme-only={at === 0 ? 'light' : 'dark'}
      className={styles['screen']}
      width={1200}
      height={750}
      alt={screenWords[name]}
      loading="lazy"
      decoding="async"
    />
  ))
