import { useEffect, useId, useRef, useState } from 'react'
import { isNotFound } from '../../application/callError.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { isUnderWay, refundAmount } from '../../domain/course-class/remainingLessons.ts'
import { formatNumber } from '../../domain/format.ts'
import { listPaths, paths, refundHref } from '../../domain/paths.ts'
import {
  accessTerm,
  fullRefundUntil,
  type PaymentMethod,
  purchasedHref,
  purchaseState,
  type PurchaseTarget,
  type PurchaseType,
  type Quote,
} from '../../domain/purchase.ts'
import { imageCandidates } from '../../domain/site/safeUrl.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { HomeLink, Message } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { PaymentForm } from './PaymentForm.tsx'
import styles from './PurchasePage.module.css'
import { usePurchase, useQuote } from './purchaseQueries.ts'
import { purchaseWords as words } from './purchaseWords.ts'

export const CoursePurchasePage = () => <PurchasePage contentType="COURSE" contentId={useRouteId('courseId')} />
export const ClassPurchasePage = () => <PurchasePage contentType="COURSE_CLASS" contentId={useRouteId('courseClassId')} />
export const PassPurchasePage = () => <PurchasePage contentType="COURSE_PASS" contentId={useRouteId('slug')} />

/** Renders the page of a purchase: its content, its duration, the refund, and the payment. */
const PurchasePage = (target: PurchaseTarget) => {
  const quote = useQuote(target)
  const title = words.types[target.contentType]
  if (quote.status === 'failed') return <PurchaseError error={quote.error} retry={quote.retry} />
  return (
    <main id="main" className={styles['page']} aria-busy={quote.status === 'waiting'}>
      <PageTitle title={title} />
      {quote.status === 'ready' ? (
        <Purchase key={`${target.contentType} ${target.contentId}`} quote={quote.value} title={title} />
      ) : (
        <PurchaseSkeleton title={title} />
      )}
    </main>
  )
}

const PurchaseError = ({ error, retry }: { readonly error: unknown; retry(): Promise<unknown> }) => {
  const isMissing = isNotFound(error)
  const message = isMissing ? words.missing : words.failed
  return (
    <main id="main" className={styles['page']}>
      <PageTitle title={message.title} />
      <Message level={1} creature="CRAB" isAlert={!isMissing} {...message}>
        {isMissing ? <ButtonLink href={listPaths.courses}>{words.courses}</ButtonLink> : <RetryButton retry={retry} />}
        <HomeLink tone="quiet" />
      </Message>
    </main>
  )
}

const PurchaseSkeleton = ({ title }: { readonly title: string }) => (
  <>
    <h1 tabIndex={-1}>{title}</h1>
    <p role="status">
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
    </p>
    <div aria-hidden="true" className={styles['columns']}>
      <Skeleton height={320} radius="card" />
      <Skeleton height={320} radius="card" />
    </div>
  </>
)

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

const Purchase = ({ quote, title }: { readonly quote: Quote; readonly title: string }) => {
  const [hasBought, setBought] = useState(false)
  const viewer = useViewer()
  const { isPending, pay } = usePurchase()
  const state = viewer && purchaseState(quote, viewer)
  if (hasBought || state === 'owned') {
    return <Purchased quote={quote} isNew={hasBought} />
  }
  const payWith = async (paymentMethod: PaymentMethod | null) => {
    const { contentType, contentId, amount } = quote
    if (await pay({ contentType, contentId, amount, paymentMethod })) setBought(true)
  }
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles['columns']}>
        <Summary quote={quote} />
        <PaymentForm quote={quote} state={state} isPaying={isPending} onPay={(method) => void payWith(method)} />
      </div>
    </>
  )
}

/** Sums up the purchase: how long the access lasts, and until when it can be refunded. */
const Summary = ({ quote }: { readonly quote: Quote }) => {
  const { clock } = useApplication()
  const id = useId()
  const today = seoulDate(clock.now())
  const { contentType, termDays, comment, lessons } = quote
  const term = accessTerm(quote, today)
  const refundUntil = fullRefundUntil(quote, today)
  const text = (date: string) => dateText(date, today)
  return (
    <Panel aria-labelledby={id} className={styles['summary']}>
      <Thumbnail candidates={[...imageCandidates([quote.thumbnail]), fallback]} className={styles['picture']} />
      <div className={styles['what']}>
        <h2 id={id}>{displayTitle(quote.title)}</h2>
        {comment && <p className={styles['comment']}>{comment}</p>}
        {contentType !== 'COURSE_PASS' && (
          <SiteLink href={purchasedHref(quote)} className={styles['link']}>
            {words.back}
          </SiteLink>
        )}
      </div>
      <dl className={styles['terms']}>
        <dt>{words.term.title}</dt>
        <dd>
          {term.until === null
            ? words.term.open(text(term.from))
            : words.term.days(text(term.from), text(term.until), formatNumber(termDays ?? 0))}
          {isUnderWay(lessons) && <p>{words.term.left(formatNumber(lessons.left), formatNumber(lessons.total))}</p>}
        </dd>
        <dt>{words.refund.title}</dt>
        <dd>
          {refundUntil === null ? begunRefundText(quote) : words.refund.until[contentType](text(refundUntil))}{' '}
          <SiteLink href={refundHref} className={styles['link']}>
            {words.refund.more}
          </SiteLink>
        </dd>
      </dl>
    </Panel>
  )
}

const begunRefundText = ({ amount, lessons }: Quote) =>
  lessons === null || lessons.left === 0
    ? words.refund.begun
    : words.refund.byLesson(formatNumber(lessons.left), formatNumber(refundAmount({ paid: amount, bought: lessons.left, left: 1 })))

const openLabel = (type: PurchaseType) => words.done.open[type]

/** Replaces the payment once the content is the viewer's. */
const Purchased = ({ quote, isNew }: { readonly quote: Quote; readonly isNew: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, and a held key must not press its successor.
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <Panel className={styles['done']}>
      <CreatureDisc creature="DOLPHIN" size={128} />
      <h1 ref={heading} tabIndex={-1}>
        {isNew ? words.done.title : words.done.owned}
      </h1>
      <p className={styles['doneTitle']}>{displayTitle(quote.title)}</p>
      {isNew && <p className={styles['comment']}>{words.done.text[quote.contentType]}</p>}
      <div className={styles['actions']}>
        <ButtonLink href={purchasedHref(quote)}>{openLabel(quote.contentType)}</ButtonLink>
        <ButtonLink href={paths.home} tone="soft">
          {words.done.home}
        </ButtonLink>
      </div>
      {isNew && (
        <LazyBoundary>
          <Celebration />
        </LazyBoundary>
      )}
    </Panel>
  )
}
