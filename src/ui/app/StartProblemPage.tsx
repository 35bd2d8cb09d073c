import { copy } from '../copy.ts'
import { withBasePath } from '../kit/basePath.ts'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './StartProblemPage.module.css'

const words = lazyCopy.startProblem

interface StartErrorPageProps {
  readonly reason: 'config' | 'address'
  /** The `detail` is the error of a configuration, or the allowed values of an address. */
  readonly problems: readonly { readonly title: string; readonly detail: string }[]
}

/** Shown instead of the page when its address or its configuration is invalid. */
export const StartErrorPage = ({ reason, problems }: StartErrorPageProps) => (
  <main className={styles['page']}>
    <title>{`${words.title} · ${copy.frame.brand}`}</title>
    <h1>{words.title}</h1>
    <p>{words[reason]}</p>
    <dl className={styles['problems']}>
      {problems.map(({ title, detail }) => (
        <div key={title} className={styles['problem']}>
          <dt>{title}</dt>
          <dd>{reason === 'address' ? `${words.allowed}: ${detail}` : detail}</dd>
        </div>
      ))}
    </dl>
    <a className={styles['home']} href={withBasePath('/')}>
      {words.home}
    </a>
  </main>
)
