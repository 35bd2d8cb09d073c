import { BookOpenText, ChevronRight, Code2, type IconNode, Radio } from 'lucide'
import { catalogueHref, courseQuery } from '../../domain/course/courseCatalogue.ts'
import { listPaths } from '../../domain/paths.ts'
import { problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Panel } from '../kit/Panel.tsx'
import styles from './GuestSteps.module.css'

interface Step {
  readonly icon: IconNode
  readonly name: string
  readonly note: string
  readonly href: string
}

const steps: readonly Step[] = [
  { icon: Code2, name: '쉬운 문제 풀기', note: '첫 줄부터 차근차근', href: problemsHref({ ...problemQuery.initial, level: 'EASY' }) },
  { icon: BookOpenText, name: '무료 강의', note: '혼자 보는 영상 강의', href: catalogueHref({ ...courseQuery.initial, cost: 'free' }) },
  { icon: Radio, name: '라이브 클래스', note: '실시간으로 만나는 특강', href: listPaths.liveClasses },
]

/** Renders the suggestions below the login card: what a visitor can do without an account. */
export const GuestSteps = () => (
  <Panel className={styles['panel']}>
    <h2 className={styles['title']}>로그인 없이 둘러봐요</h2>
    <ul>
      {steps.map(({ icon, name, note, href }) => (
        <li key={name}>
          <SiteLink href={href} className={styles['step']}>
            <span className={styles['tile']}>
              <Icon icon={icon} size={20} />
            </span>
            <span className={styles['text']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['note']}>{note}</span>
            </span>
            <Icon icon={ChevronRight} size={18} className={styles['arrow']} />
          </SiteLink>
        </li>
      ))}
    </ul>
  </Panel>
)
