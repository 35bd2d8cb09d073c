import { copy } from '../copy.ts'
import { inFolder } from './inFolder.ts'
import styles from './StartProblemPage.module.css'

interface StartProblemPageProps {
  readonly reason: string
  readonly problems: readonly { readonly title: string; readonly detail: string }[]
}

/** Instead of the page, when its address or its configuration says something nobody understands. */
export const StartProblemPage = ({ reason, problems }: StartProblemPageProps) => (
  <main className={styles['page']}>
    <title>{`${copy.startProblem.title} · ${copy.frame.brand}`}</title>
    <h1>{copy.startProblem.title}</h1>
    <p>{reason}</p>
    <dl className={styles['problems']}>
      {problems.map(({ title, detail }) => (
        <div key={title} className={styles['problem']}>
          <dt>{title}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
    <a className={styles['home']} href={inFolder('/')}>
      {copy.startProblem.home}
    </a>
  </main>
)
