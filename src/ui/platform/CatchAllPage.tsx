import { paths } from '../../domain/paths.ts'
import { matchPath, useLocation } from 'react-router-dom'
import type { Creature } from '../../domain/quest.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import lost from '../art/lost-at-sea.svg?url&no-inline'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
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
    </div>
  </main>
)

const platformWords = lazyCopy.platform

export const PlatformPartPage = ({ part }: { readonly part: PlatformPart }) => {
  const { search } = useLocation()
  const entrances = useSiteRoutes().demoLogins.filter(({ path: at }) => at === part.path)
  const keyword = new URLSearchParams(search).get('keyword')?.trim()
  return (
    <main id="main" className={styles['page']}>
      <PageTitle title={part.name} />
      <CreatureDisc creature={part.creature} size={160} />
      <p className={styles['label']}>{platformWords.label}</p>
      <h1 className={styles['title']} tabIndex={-1}>
        {part.name}
      </h1>
      <p className={styles['text']}>{part.about}</p>
      {keyword && <p className={styles['text']}>{platformWords.searched(keyword)}</p>}
      <p className={styles['note']}>{entrances.length === 0 ? platformWords.note : platformWords.entranceNote}</p>
      <div className={styles['actions']}>
        {entrances.map(({ label, logIn }, place) => (
          <Button key={label} tone={place === 0 ? 'primary' : 'soft'} onClick={logIn}>
            {label}
          </Button>
        ))}
        <ButtonLink href="/" tone={entrances.length === 0 ? 'primary' : 'quiet'}>
          {platformWords.home}
        </ButtonLink>
      </div>
    </main>
  )
}

interface PlatformPart {
  /** A pattern of the router: `:id` matches one segment. */
  readonly path: string
  readonly name: string
  /** What lives there, in one or two sentences. */
  readonly about: string
  readonly creature: Creature
}

/**
 * Pages that the home page links to and other parts of the platform have. The demo shows what they are; production leaves the app.
 */
export const platformParts: readonly PlatformPart[] = [
  { path: paths.problems, name: '텍스트 코딩', about: '파이썬, C, 자바로 푸는 문제를 모아 둔 곳이에요.', creature: 'CRAB' },
  { path: paths.problemTypes, name: '유형별 학습', about: '35가지 문제 유형을 차례로 익히는 곳이에요.', creature: 'NEMO' },
  { path: paths.blocks, name: '블록 코딩', about: '블록을 쌓아서 푸는 문제를 모아 둔 곳이에요.', creature: 'SEAHORSE' },
  { path: paths.documents, name: '디지털 문서', about: '읽으면서 따라 하는 학습 문서가 모인 곳이에요.', creature: 'SEAHORSE' },
  { path: paths.videos, name: '영상 자료', about: '짧은 설명 영상을 골라 보는 곳이에요.', creature: 'NEMO' },
  { path: paths.contest, name: '코딩 대회', about: '친구들과 같은 문제를 동시에 푸는 대회장이에요.', creature: 'SHARK' },
  { path: paths.shop, name: '상점', about: '모은 포인트로 아바타를 꾸미는 곳이에요.', creature: 'CRAB' },
  { path: paths.blogs, name: '블로그', about: '선생님과 학생들의 소식과 이야기가 올라오는 곳이에요.', creature: 'DOLPHIN' },
  { path: paths.blog, name: '블로그 글', about: '글 한 편을 읽고 댓글을 나누는 곳이에요.', creature: 'DOLPHIN' },
  { path: paths.coursePass, name: '수강권 구매', about: '수강권을 고르고 결제하는 곳이에요.', creature: 'SHARK' },
  { path: paths.coursePurchase, name: '강의 결제', about: '고른 강의를 결제하고 수강을 시작하는 곳이에요.', creature: 'SHARK' },
  { path: paths.classPurchase, name: '수업 결제', about: '고른 수업을 결제하고 자리를 잡는 곳이에요.', creature: 'SHARK' },
  { path: paths.meeting, name: '화상 수업', about: '선생님과 친구들을 화면으로 만나는 교실이에요.', creature: 'DOLPHIN' },
  { path: paths.problem, name: '문제 풀기', about: '코드를 쓰고 바로 채점받는 편집기가 열리는 곳이에요.', creature: 'CRAB' },
  {
    path: paths.block,
    name: '블록 문제 풀기',
    about: '블록을 끌어다 놓아 문제를 푸는 편집기가 열리는 곳이에요.',
    creature: 'SEAHORSE',
  },
  { path: paths.video, name: '영상 보기', about: '영상을 보고 배운 것을 확인하는 곳이에요.', creature: 'NEMO' },
  { path: paths.worksheet, name: '학습지', about: '단원별로 문제를 풀며 정리하는 곳이에요.', creature: 'TURTLE' },
  {
    path: paths.homework,
    name: '숙제',
    about: '선생님이 내 준 숙제를 확인하고 제출하는 곳이에요.',
    creature: 'CRAB',
  },
  {
    path: paths.trialClass,
    name: '1:1 체험수업 신청',
    about: '선생님과 일대일로 만나는 체험수업을 신청하는 곳이에요.',
    creature: 'DOLPHIN',
  },
  { path: paths.publishing, name: '콘텐츠 관리', about: '강의와 수업을 만들고 공개하는 스튜디오예요.', creature: 'SEAHORSE' },
  {
    path: paths.studioGuide,
    name: '스튜디오 가이드',
    about: '스튜디오로 강의를 만드는 방법을 알려 주는 안내서예요.',
    creature: 'SEAHORSE',
  },
  { path: paths.tutor, name: 'AI 튜터 소개', about: '코드를 읽고 힌트를 주는 AI 튜터를 소개하는 곳이에요.', creature: 'DOLPHIN' },
  { path: paths.feedback, name: 'AI 코드 피드백', about: '내 코드에 대한 AI 튜터의 피드백을 받아 보는 곳이에요.', creature: 'DOLPHIN' },
  {
    path: paths.schools,
    name: '학교·학원 도입 안내',
    about: '학교와 학원이 코딩바다로 수업을 여는 방법을 알려 주는 곳이에요.',
    creature: 'TURTLE',
  },
  { path: paths.login, name: '로그인', about: '계정으로 들어오는 곳이에요.', creature: 'NEMO' },
  { path: paths.signup, name: '회원가입', about: '새 계정을 만드는 곳이에요.', creature: 'NEMO' },
  { path: paths.terms, name: '이용약관', about: '서비스 이용에 관한 약속을 적어 둔 곳이에요.', creature: 'TURTLE' },
  { path: paths.privacy, name: '개인정보처리방침', about: '개인정보를 어떻게 다루는지 적어 둔 곳이에요.', creature: 'TURTLE' },
  { path: paths.support, name: '고객센터', about: '자주 묻는 질문을 보고 문의를 남기는 곳이에요.', creature: 'DOLPHIN' },
]

/** Whatever is not a page of this app: in the demo another part of the platform, if there is one at this address; else nothing. */
export const CatchAllPage = () => {
  const { hasPlatformPlaceholders } = useApplication()
  const { pathname } = useLocation()
  const part = hasPlatformPlaceholders && platformParts.find(({ path }) => matchPath(path, pathname))
  return part ? <PlatformPartPage part={part} /> : <NotFoundPage />
}
