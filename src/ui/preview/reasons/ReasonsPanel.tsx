import { LocateFixed } from 'lucide'
import { useState } from 'react'
import type { Fact, FactName, ParameterizedFactName } from '../../../domain/home/conditions.ts'
import type { HomeListName } from '../../../domain/home/context.ts'
import type { SectionPlan } from '../../../domain/home/plan.ts'
import { allFacts, decidingFacts } from '../../../domain/home/reasons.ts'
import { Icon } from '../../kit/Icon.tsx'
import { BarPanel } from '../bar/BarPanel.tsx'
import type { ReadableStore } from '../PreviewHost.ts'
import { previewWords, sectionNames } from '../previewWords.ts'
import { factText, resultKey } from './factText.ts'
import { sectionElement, SectionOutlines } from './SectionOutlines.tsx'
import { useStore } from '../store.ts'
import styles from './ReasonsPanel.module.css'

type ResultTexts = Readonly<Record<ReturnType<typeof resultKey>, string>>

/** The facts in words. A fact without words does not compile. */
const factWords = {
  everyone: { yes: '누구에게나 보여요.', no: '아무에게도 보이지 않아요.', waiting: '확인하고 있어요.' },
  signedIn: { yes: '로그인했어요.', no: '로그인하지 않았어요.', waiting: '누구인지 확인하고 있어요.' },
  teaches: { yes: '선생님이나 운영자예요.', no: '선생님이나 운영자가 아니에요.', waiting: '선생님인지 확인하고 있어요.' },
  enterprise: { yes: '엔터프라이즈 역할이에요.', no: '엔터프라이즈 역할이 아니에요.', waiting: '엔터프라이즈인지 확인하고 있어요.' },
  premium: { yes: '프리미엄 역할이에요.', no: '프리미엄 역할이 아니에요.', waiting: '프리미엄인지 확인하고 있어요.' },
  onChannel: { yes: '채널에 있어요.', no: '채널이 아니라 메인 사이트예요.', waiting: '어느 사이트인지 확인하고 있어요.' },
  onMainSite: { yes: '메인 사이트예요.', no: '메인 사이트가 아니라 채널이에요.', waiting: '어느 사이트인지 확인하고 있어요.' },
  desktop: { yes: '데스크톱이에요.', no: '모바일이에요.', waiting: '어떤 기기인지 확인하고 있어요.' },
  hasChannelInfo: { yes: '채널 정보가 있어요.', no: '채널 정보가 없어요.', waiting: '채널 정보를 불러오고 있어요.' },
  hasParent: { yes: '상위 채널이 있어요.', no: '상위 채널이 없어요.', waiting: '상위 채널을 확인하고 있어요.' },
  hasChat: { yes: '채널이 실시간 문의를 켰어요.', no: '채널이 실시간 문의를 켜지 않았어요.', waiting: '채널 설정을 확인하고 있어요.' },
  showsBusiness: {
    yes: '채널이 사업자 정보를 켰어요.',
    no: '채널이 사업자 정보를 켜지 않았어요.',
    waiting: '채널 설정을 확인하고 있어요.',
  },
  ranksOnMain: { yes: '메인 랭킹 설정이 켜져 있어요.', no: '메인 랭킹 설정이 꺼져 있어요.', waiting: '설정을 확인하고 있어요.' },
  nothingElse: { yes: '이 페이지에 다른 목록이 없어요.', no: '이 페이지에 다른 목록이 있어요.', waiting: '다른 목록을 불러오고 있어요.' },
} as const satisfies Readonly<Record<FactName, ResultTexts>>

const parameterizedWords = {
  removes: () => ({
    yes: '채널이 이 영역을 빼기로 했어요.',
    no: '채널이 이 영역을 빼지 않았어요.',
    waiting: '채널 설정을 확인하고 있어요.',
  }),
  hasItems: (list) => ({ yes: `${list} 있어요.`, no: `${list} 없어요.`, waiting: `${list} 있는지 불러오고 있어요.` }),
  isEmpty: (list) => ({ yes: `${list} 비어 있어요.`, no: `${list} 비어 있지 않아요.`, waiting: `${list} 비었는지 불러오고 있어요.` }),
  hasFailed: (list) => ({ yes: `${list} 오지 않았어요.`, no: `${list} 왔어요.`, waiting: `${list} 오는지 기다리고 있어요.` }),
} as const satisfies Readonly<Record<ParameterizedFactName, (list: string) => ResultTexts>>

/** Lists with their particle, for the beginning of a sentence. */
const listWords = {
  channelBanners: '채널 배너가',
  enrolledChannels: '내 채널이',
  assignments: '숙제가',
  enrolledCourses: '듣고 있는 강의가',
  liveClasses: '추천 라이브 클래스가',
  courseClasses: '추천 수업이',
  courses: '추천 강의가',
  channels: '추천 채널이',
  problems: '추천 텍스트 문제가',
  blocks: '추천 블록 문제가',
  blogs: '소식이',
  ranking: '랭킹이',
  studyLogs: '학습 기록이',
  quests: '진행 중인 퀘스트가',
} as const satisfies Readonly<Record<HomeListName, string>>

const isList = (name: string): name is HomeListName => Object.hasOwn(listWords, name)
const isParameterized = (name: Fact['name']): name is ParameterizedFactName => Object.hasOwn(parameterizedWords, name)

const sentenceOf = ({ name, subject, result }: Fact): string => {
  if (!isParameterized(name)) return factWords[name][resultKey(result)]
  const list = subject !== null && isList(subject) ? listWords[subject] : ''
  return parameterizedWords[name](list)[resultKey(result)]
}

/** Returns the facts of a plan's row in Korean sentences. */
export const reasonText = (facts: readonly Fact[]): string => facts.map(sentenceOf).join(' ')

interface ReasonItemProps {
  readonly section: SectionPlan
  readonly isForDevelopers: boolean
}

/** Renders a row of the plan with its reason in words; for developers also with all facts from the rules, and where the rule is written. */
const ReasonItem = ({ section, isForDevelopers }: ReasonItemProps) => {
  const name = sectionNames[section.id]
  const decidedBy = decidingFacts(section)
  const deciding = new Set(decidedBy.map(factText))
  return (
    <li className={styles['item']} data-reason={section.id} data-state={section.state}>
      <div className={styles['line']}>
        <strong>{name}</strong>
        {isForDevelopers && <code className={styles['id']}>{section.id}</code>}
        {section.state === 'shown' && (
          <button
            type="button"
            className={styles['go']}
            aria-label={previewWords.reasons.goTo(name)}
            onClick={() => scrollToSection(section)}
          >
            <Icon icon={LocateFixed} size={16} />
          </button>
        )}
      </div>
      <p className={styles['reason']}>
        <span className={styles['state']}>{previewWords.reasons.states[section.state]}</span> {reasonText(decidedBy)}
      </p>
      {isForDevelopers && (
        <>
          <p className={styles['facts']}>
            {allFacts(section)
              .map(factText)
              .map((fact) => (
                <code key={fact} data-decided={deciding.has(fact) || undefined}>
                  {fact}
                </code>
              ))}
          </p>
          <p className={styles['spec']}>{section.spec.join(' · ')}</p>
        </>
      )}
    </li>
  )
}

const scrollToSection = ({ id }: SectionPlan) => sectionElement(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' })

interface ReasonsPanelProps {
  readonly plan: ReadableStore<readonly SectionPlan[] | null>
  onClose(): void
}

const states = ['shown', 'waiting', 'hidden'] as const

/** Lists why each section is shown or not, from the plan that the page is rendered from. */
export const ReasonsPanel = ({ plan, onClose }: ReasonsPanelProps) => {
  const sections = useStore(plan) ?? []
  const [isForDevelopers, setForDevelopers] = useState(false)
  const shown = sections.filter(({ state }) => state === 'shown')
  return (
    <>
      <SectionOutlines highlights={shown.map((section) => ({ id: section.id, label: reasonText(decidingFacts(section)) }))} />
      <BarPanel title={previewWords.reasons.title} onClose={onClose}>
        <p className={styles['about']}>{sections.length > 0 ? previewWords.reasons.about : previewWords.reasons.notHome}</p>
        {states.map((state) => (
          <ReasonGroup
            key={state}
            state={state}
            sections={sections.filter((section) => section.state === state)}
            isForDevelopers={isForDevelopers}
          />
        ))}
        {sections.length > 0 && (
          <button
            type="button"
            className={styles['developers']}
            aria-pressed={isForDevelopers}
            onClick={() => setForDevelopers(!isForDevelopers)}
          >
            {previewWords.forDevelopers}
          </button>
        )}
      </BarPanel>
    </>
  )
}

interface ReasonGroupProps {
  readonly state: SectionPlan['state']
  readonly sections: readonly SectionPlan[]
  readonly isForDevelopers: boolean
}

const ReasonGroup = ({ state, sections, isForDevelopers }: ReasonGroupProps) =>
  sections.length > 0 && (
    <section aria-label={previewWords.reasons[state]} className={styles['group']}>
      <h3 className={styles['heading']}>
        {previewWords.reasons[state]} <span className={styles['count']}>{sections.length}</span>
      </h3>
      <ul className={styles['list']}>
        {sections.map((section) => (
          <ReasonItem key={section.id} section={section} isForDevelopers={isForDevelopers} />
        ))}
      </ul>
    </section>
  )
