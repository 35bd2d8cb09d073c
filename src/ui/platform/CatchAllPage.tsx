import { matchPath, useLocation } from 'react-router-dom'
import lost from '../art/lost-at-sea.svg?url&no-inline'
import { useApplication } from '../kit/application.ts'
import { HomeLink } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import styles from './CatchAllPage.module.css'
import { PlatformPartPage } from './PlatformPartPage.tsx'
import { platformParts } from './platformParts.ts'

const notFoundWords = lazyCopy.notFound

export const NotFoundPage = () => (
  <main id="main" className={styles['page']}>
    <PageTitle title={notFoundWords.short} />
    <img src={lost} alt="" width={360} height={240} />
    <h1 className={styles['title']} tabIndex={-1}>
      {notFoundWords.title}
    </h1>
    <p className={styles['text']}>{notFoundWords.text}</p>
    <div className={styles['actions']}>
      <HomeLink />
    </div>
  </main>
)

/** Whatever is not a page of this app: in the demo another part of the platform, if there is one at this address; else nothing. */
export const CatchAllPage = () => {
  const { hasPlatformPlaceholders } = useApplication()
  const { pathname } = useLocation()
  const part = hasPlatformPlaceholders && platformParts.find(({ path }) => matchPath(path, pathname))
  return part ? <PlatformPartPage part={part} /> : <NotFoundPage />
}
