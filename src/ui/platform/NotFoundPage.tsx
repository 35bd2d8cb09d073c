import { PageTitle } from '../app/PageTitle.tsx'
import lost from '../art/lost-at-sea.svg?url&no-inline'
import { laterCopy } from '../laterCopy.ts'
import { HomeLink } from '../parts/HomeLink.tsx'
import styles from './MessagePage.module.css'

const words = laterCopy.notFound

export const NotFoundPage = () => (
  <main id="main" className={styles['page']}>
    <PageTitle of={words.short} />
    <img src={lost} alt="" width={360} height={240} />
    <h1 className={styles['title']} tabIndex={-1}>
      {words.title}
    </h1>
    <p className={styles['text']}>{words.text}</p>
    <div className={styles['actions']}>
      <HomeLink />
    </div>
  </main>
)
