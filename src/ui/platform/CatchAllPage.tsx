import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../domain/paths.ts'
import lost from '../art/lost-at-sea.svg?url&no-inline'
import { ButtonLink } from '../kit/Button.tsx'
import { useSiteRoutes } from '../kit/links.tsx'
import { HomeLink } from '../kit/Message.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import styles from './CatchAllPage.module.css'

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
      <ButtonLink href={paths.search} tone="soft">
        {lazyCopy.ways.search}
      </ButtonLink>
    </div>
  </main>
)

/** Handles any path that is no page of this app: in the demo another part of the platform, if there is one; else not found. */
export const CatchAllPage = () => {
  const { demo, toLocation } = useSiteRoutes()
  const navigate = useNavigate()
  // The studio's addresses begin with this one, so people type it.
  const isStudio = useLocation().pathname === '/studio'
  useEffect(() => {
    if (isStudio) void navigate(toLocation(paths.publishing), { replace: true })
  }, [isStudio, navigate, toLocation])
  if (isStudio) return null
  return demo ? <demo.Pages notFound={<NotFoundPage />} /> : <NotFoundPage />
}
