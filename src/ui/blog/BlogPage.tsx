import { Heart, Printer } from 'lucide'
import { isNotFound } from '../../application/callError.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { calendarDate, instantOf } from '../../domain/calendar/date.ts'
import type { BlogArticle } from '../../domain/blogArticle.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import faceless from '../art/avatar-default.svg?url&no-inline'
import { displayTitle } from '../copy.ts'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { Icon } from '../kit/Icon.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { NameLine, hideBrokenImage } from '../kit/Picture.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { DocumentSections } from '../lesson/DocumentLesson.tsx'
import { BackLink } from '../site/BackLink.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { BlogComments } from './BlogComments.tsx'
import { BlogGrid } from './BlogListPage.tsx'
import { useBlogArticle, useLike } from './blogQueries.ts'
import { blogWords as words } from './blogWords.ts'
import styles from './BlogPage.module.css'

/** Renders the page of a single article, with its comments. */
export const BlogPage = () => {
  const blogId = useRouteId('blogId')
  return <ArticleOfId key={blogId} blogId={blogId} />
}

const ArticleOfId = ({ blogId }: { readonly blogId: Id }) => {
  const article = useBlogArticle(blogId)
  const found = loadedValue(article)
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={article.status === 'waiting'}>
      <PageTitle title={loadedTitle(article, words)} />
      <BackLink href={listPaths.blogs}>{words.back}</BackLink>
      {article.status === 'failed' ? (
        <ArticleError {...article} />
      ) : (
        <div className={styles['column']}>{found ? <Article article={found} /> : <ArticleSkeleton />}</div>
      )}
    </main>
  )
}

const ArticleSkeleton = () => (
  <Panel className={styles['article']}>
    <h1 tabIndex={-1} className={styles['title']}>
      <Skeleton width="min(100%, 16em)" height={36} />
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
    </h1>
    <Skeleton height={240} radius="card" />
    <Skeleton height={24} />
    <Skeleton width="64%" height={24} />
  </Panel>
)

const ArticleError = ({ error, retry }: { readonly error: unknown; retry(): Promise<unknown> }) =>
  isNotFound(error) ? (
    <MessagePanel level={2} creature="TURTLE" title={words.missing} text={words.missingNote}>
      <ButtonLink href={listPaths.blogs}>{words.all}</ButtonLink>
    </MessagePanel>
  ) : (
    <FailedPanel title={words.failed} text={words.failedNote} retry={retry}>
      <ButtonLink href={listPaths.blogs} tone="quiet">
        {words.all}
      </ButtonLink>
    </FailedPanel>
  )

const Article = ({ article }: { readonly article: BlogArticle }) => {
  const { title, summary, thumbnail, user, sections, related } = article
  return (
    <>
      <Panel className={styles['article']}>
        <header className={styles['header']}>
          <h1 tabIndex={-1} className={styles['title']}>
            {displayTitle(title)}
          </h1>
          {summary && <p className={styles['summary']}>{summary}</p>}
          <div className={styles['facts']}>
            <NameLine pictures={[user?.profile ?? null, faceless]} shape="round" name={user?.nickname} />
            <ArticleDate createdDate={article.createdDate} />
          </div>
        </header>
        {thumbnail !== null && <img src={thumbnail} alt="" className={styles['picture']} onError={hideBrokenImage} />}
        {sections.length === 0 ? <p>{words.empty}</p> : <DocumentSections sections={sections} />}
        <div className={styles['actions']}>
          <LikeButton article={article} />
          <Button tone="quiet" onClick={() => window.print()}>
            <Icon icon={Printer} size={18} />
            {words.print}
          </Button>
        </div>
      </Panel>
      <BlogComments blogId={article.blogId} />
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <SectionHeading id="related-title" title={words.related} />
          <BlogGrid blogs={related} />
        </section>
      )}
    </>
  )
}

const ArticleDate = ({ createdDate }: Pick<BlogArticle, 'createdDate'>) => {
  const { clock } = useApplication()
  const instant = instantOf(createdDate)
  if (instant === null || createdDate === null) return null
  const dayOf = (date: Date) => calendarDate(date, clock.timeZone())
  return <time dateTime={createdDate}>{dateText(dayOf(instant), dayOf(clock.now()))}</time>
}

/** Likes the article. The count is part of the button's name, so that it is read out with it. */
const LikeButton = ({ article }: { readonly article: BlogArticle }) => {
  const { isLiked, likeCount } = article
  const { notifications } = useApplication()
  const { isPending, run } = useLike(article)
  const press = async () => {
    const { kind } = await run(!isLiked)
    if (kind !== 'done') notifications.warn(words.likeFailed[kind])
  }
  return (
    <Button tone={isLiked ? 'soft' : 'quiet'} aria-pressed={isLiked} aria-busy={isPending || undefined} onClick={() => void press()}>
      <Icon icon={Heart} size={18} className={styles['heart']} />
      {words.like}
      <span aria-hidden="true">{formatNumber(likeCount)}</span>
      <VisuallyHidden>{words.likeCount(formatNumber(likeCount))}</VisuallyHidden>
    </Button>
  )
}
