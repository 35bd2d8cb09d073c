import { memo } from 'react'
import type { CategoryShortcut } from '../../../domain/channel/categoryShortcuts.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import icons from '../../art/categories.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { Panel } from '../../parts/Panel.tsx'
import styles from './Categories.module.css'

export const Categories = memo(({ shortcuts }: { readonly shortcuts: readonly CategoryShortcut[] }) => (
  <Panel data-section="categories" className={styles['panel']}>
    <nav aria-label={copy.home.shortcuts}>
      <ul className={styles['grid']} data-count={shortcuts.length}>
        {shortcuts.map(({ id, label, href }) => (
          <li key={id} className={styles['item']}>
            <SiteLink href={href} className={styles['link']}>
              <span className={styles['tile']} data-id={id}>
                <svg width={32} height={32} viewBox="0 0 48 48" aria-hidden="true">
                  <use href={`${icons}#${id}`} />
                </svg>
              </span>
              <span className={styles['label']}>{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  </Panel>
))
