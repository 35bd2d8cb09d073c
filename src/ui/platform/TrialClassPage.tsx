import { Check } from 'lucide'
import { notEnrolledInClass } from '../../domain/course-class/classEnrolment.ts'
import { listPaths } from '../../domain/paths.ts'
import { trialClassId } from '../../domain/registration.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Registration } from '../registration/Registration.tsx'
import { PageHead } from '../site/PageHead.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import styles from './PlatformPartPage.module.css'

const words = {
  title: '1:1 체험수업',
  text: '선생님과 40분 동안 화면을 나눠 보며 첫 프로그램을 함께 만들어요. 값은 받지 않아요.',
  facts: [
    '처음이어도 괜찮아요. 선생님이 옆에서 한 줄씩 함께 써요.',
    '컴퓨터나 태블릿, 마이크만 있으면 돼요.',
    '끝나면 어디서 시작하면 좋을지 알려 드려요.',
  ],
  classes: '다른 수업 둘러보기',
} as const

const trialClass = { courseClassId: trialClassId, channelProfile: null }
/** Marks the viewer as enrolled, because the dates are open to every user without enrolling in the class. */
const standing = { ...notEnrolledInClass, isEnrolled: true }

/** Renders a trial lesson with a teacher: its description and the calendar of its dates. */
export const TrialClassPage = () => (
  <main id="main" className={styles['page']} data-wide>
    <PageTitle title={words.title} />
    <PageHead creature="DOLPHIN" title={words.title} note={words.text}>
      <ul className={styles['facts']}>
        {words.facts.map((fact) => (
          <li key={fact}>
            <Icon icon={Check} size={18} /> {fact}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <ButtonLink href={listPaths.classes} tone="quiet" size="small">
          {words.classes}
        </ButtonLink>
      </div>
    </PageHead>
    <Registration courseClass={trialClass} standing={standing} />
  </main>
)
