import { useLocation } from 'react-router-dom'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { copy } from '../copy.ts'
import { laterCopy } from '../laterCopy.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import styles from './MessagePage.module.css'
import type { PlatformPart } from './platformParts.ts'

const words = laterCopy.platform

export const PlatformPartPage = ({ part }: { readonly part: PlatformPart }) => {
  const { search } = useLocation()
  const keyword = new URLSearchParams(search).get('keyword')?.trim()
  return (
    <main id="main" className={styles['page']}>
      <title>{`${part.name} · ${copy.frame.brand}`}</title>
      <CreatureArt creature={part.creature} size={140} />
      <p className={styles['label']}>{words.label}</p>
      <h1 className={styles['title']} tabIndex={-1}>
        {part.name}
      </h1>
      <p className={styles['text']}>{part.about}</p>
      {keyword && <p className={styles['text']}>{words.searched(keyword)}</p>}
      <p className={styles['note']}>{words.note}</p>
      <div className={styles['actions']}>
        <ButtonLink href="/">{words.home}</ButtonLink>
      </div>
    </main>
  )
}
