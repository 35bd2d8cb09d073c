import { ArrowLeft, ChevronRight } from 'lucide'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { chatPluginKey, visibleBusinessInfo } from '../../domain/channel/channel.ts'
import { canOperate } from '../../domain/channel/channelSettings.ts'
import { linkedItem } from '../../domain/home/linkedItem.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { InquiryButton } from '../chat/InquiryButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { useStoredText } from '../kit/useStoredText.ts'
import { PageHead } from '../site/PageHead.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { useHomeSite, useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useWriter } from '../viewer/useOwner.ts'
import type { PlatformPart } from './platformParts.ts'
import { platformWords, stepOf, steps, type StepName } from './platformWords.ts'
import styles from './PlatformPartPage.module.css'
import type { Paragraph } from './readingWords.ts'

const SchoolShowcase = lazyWithRetry(() => import('./SchoolShowcase.tsx').then((loaded) => loaded.SchoolShowcase))

const ScreenPicture = lazyWithRetry(() => import('./ScreenPicture.tsx').then((loaded) => loaded.ScreenPicture))

/** Renders a page of the platform that consists of texts, with a way back and links to continue. */
export const PlatformPartPage = ({ part }: { readonly part: PlatformPart }) => {
  const { search, pathname } = useLocation()
  const { rolePolicy } = useApplication()
  const viewer = useViewer()
  const { homeData, status } = useHomeSite()
  const keyword = new URLSearchParams(search).get('keyword')?.trim()
  const item = linkedItem(homeData, matchPath(part.path, pathname)?.params ?? {})
  const teaches = viewer !== null && rolePolicy.canTeach(viewer)
  const isOpen = (name: StepName) => {
    const { isFor } = stepOf(name)
    if (isFor === undefined) return true
    if (viewer === null || !isSignedIn(viewer)) return false
    return isFor === 'operators' ? canOperate(viewer) : (isFor === 'teachers') === teaches
  }
  return (
    <main id="main" className={styles['page']} aria-busy={status === 'waiting'}>
      <PageTitle title={item?.title ?? part.name} />
      <PageHead
        creature={part.creature}
        above={item && <p className={styles['label']}>{part.name}</p>}
        title={item?.title ?? part.name}
        note={(teaches && part.forTeachers) || part.about}
      >
        {item?.comment && <p>{item.comment}</p>}
        {keyword && <p>{platformWords.searched(keyword)}</p>}
        <div className={styles['actions']}>
          {part.isEnquiry && (
            <ButtonLink size="small" href={`#${askId}`}>
              {platformWords.enquiry.title}
            </ButtonLink>
          )}
          <BackButton />
        </div>
      </PageHead>
      {part.isEnquiry && (
        <LazyBoundary>
          <SchoolShowcase />
        </LazyBoundary>
      )}
      {part.paragraphs && (
        <div className={styles['paragraphs']} data-cards={part.isEnquiry}>
          {part.paragraphs.map(({ title, text, ways = [], screen }) => (
            <section key={title} className={styles['paragraph']} data-shows={screen}>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <Ways names={ways.filter(isOpen)} />
              </div>
              {screen && (
                <div className={styles['screen']}>
                  <LazyBoundary>
                    <ScreenPicture name={screen} />
                  </LazyBoundary>
                </div>
              )}
            </section>
          ))}
        </div>
      )}
      {part.questions && <Questions questions={part.questions} />}
      {part.isEnquiry && <Ask words={platformWords.enquiry} />}
      <NextSteps names={part.steps.filter(isOpen)} />
    </main>
  )
}

/** Goes back to the previous page, or home if the visitor came from elsewhere. */
const BackButton = () => {
  const navigate = useNavigate()
  if (!cameFromHere()) {
    return (
      <ButtonLink href="/" tone="quiet" size="small">
        {platformWords.home}
      </ButtonLink>
    )
  }
  return (
    <Button tone="quiet" size="small" onClick={() => void navigate(-1)}>
      <Icon icon={ArrowLeft} size={18} /> {platformWords.back}
    </Button>
  )
}

/** Tells whether the visitor came from a page of this window: the router counts those in `idx`. */
const cameFromHere = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** Links to the pages where it is done, right below the text about it. */
const Ways = ({ names }: { readonly names: readonly StepName[] }) =>
  names.length > 0 && (
    <div className={styles['ways']}>
      {names.map((name) => (
        <ButtonLink key={name} size="small" tone="soft" href={steps[name].href}>
          {steps[name].name}
        </ButtonLink>
      ))}
    </div>
  )

/** Lists frequent questions, with a form to ask more. */
const Questions = ({ questions }: { readonly questions: readonly Paragraph[] }) => {
  const { hash } = useLocation()
  return (
    <>
      <section className={styles['questions']}>
        <h2>{platformWords.questions}</h2>
        {questions.map(({ name, title, text }) => (
          <details
            key={title}
            id={name}
            ref={name !== undefined && hash === `#${name}` ? bringIntoView : undefined}
            open={name !== undefined && hash === `#${name}`}
            className={styles['question']}
          >
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </section>
      <Ask words={platformWords.ask} />
    </>
  )
}

const askId = 'ask'

interface AskProps {
  readonly words: {
    readonly title: string
    readonly text: string
    /** The subject of the mail. */
    readonly subject?: string
    /** The beginning of a message, unless one is already being written. */
    readonly opening?: string
  }
}

/** Renders the ways to ask: in writing here, by telephone or by mail. */
const Ask = ({ words: { title, text, subject, opening = '' } }: AskProps) => {
  const { chat, settings } = useApplication()
  const { channel } = useSite()
  const stored = useStoredText({ place: 'inquiry', owner: useWriter() })
  const { telephone = null, email = null } = visibleBusinessInfo(channel) ?? settings.company ?? {}
  const open = () => {
    if (stored.text === '' && opening !== '') stored.change(opening)
    return chat.open(chatPluginKey(channel) ?? supportChat)
  }
  return (
    <section id={askId} className={styles['ask']}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles['inquiry']}>
        <InquiryButton open={open} />
      </div>
      {telephone && (
        <p>
          {platformWords.ask.telephone} <a href={`tel:${telephone}`}>{telephone}</a>
        </p>
      )}
      {email && (
        <p>
          {platformWords.ask.email}{' '}
          <a href={subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        </p>
      )}
    </section>
  )
}

/** Scrolls to the question that the address names. */
const bringIntoView = (question: HTMLElement | null) => question?.scrollIntoView({ block: 'center' })

/** Any key works: the demo's chat opens for all of them. */
const supportChat = 'support'

const NextSteps = ({ names }: { readonly names: PlatformPart['steps'] }) => (
  <section className={styles['steps']}>
    <h2>{platformWords.steps}</h2>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Card className={styles['step']}>
            <div>
              <CardTitle text={steps[name].name} href={steps[name].href} />
              <CardNote text={steps[name].about} />
            </div>
            <Icon icon={ChevronRight} size={20} />
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
