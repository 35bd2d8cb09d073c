import { blogCard } from '../../application/cards.ts'
import { blogsHref, type BlogQuery, defaultBlogQuery, parseBlogQuery } from '../../domain/blogArticle.ts'
import { catalogueOrders } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import { pageCount } from '../../domain/paging.ts'
import { CreatureArt } from '../art/Creature.tsx'
import catalogue from '../catalogue/Catalogue.module.css'
import { CardGrid } from '../catalogue/Catalogue.tsx'
import { CatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useScrollToResults } from '../kit/focus.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SelectField } from '../kit/Select.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useSite } from '../site/useSite.ts'
import { BlogCard, BlogCardSkeleton } from './BlogCard.tsx'
import { useBlogs } from './blogQueries.ts'
import { blogWords as words } from './blogWords.ts'
import styles from './BlogListPage.module.css'

/** All articles, to search and to leaf through. The address is the only state. */
export const BlogListPage = () => {
  const url = useUrlState()
  const query = parseBlogQuery(url.parameters)
  const found = useBlogs(query)
  const { section, heading } = useScrollToResults(blogsHref({ ...query, page: 1 }), query.page, url.isHistoryNavigation)
  useScrollRestoration(found.status === 'ready' && !found.isPreviousData)
  const isWaiting = found.status === 'waiting' || (found.status === 'ready' && found.isPreviousData)
  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={isWaiting}>
      <PageTitle title={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <header className={catalogue['header']}>
        <div className={catalogue['words']}>
          <h1 tabIndex={-1} className={catalogue['title']}>
            {words.title}
          </h1>
          <p className={catalogue['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => url.navigate(blogsHref({ ...query, keyword, page: 1 }), { replace: true })}
        />
        <CreatureArt creature="DOLPHIN" size={136} className={catalogue['creature']} />
      </header>
      <section ref={section} className={styles['results']} aria-busy={isWaiting}>
        <h2 ref={heading} tabIndex={-1}>
          <VisuallyHidden>{words.results}</VisuallyHidden>
        </h2>
        <div className={catalogue['bar']}>
          <div className={catalogue['count']}>
            <p role="status">{found.status === 'ready' ? words.count(formatNumber(found.value.totalCount)) : ''}</p>
          </div>
          <SelectField
            label={catalogueWords.order}
            value={query.order}
            options={catalogueOrders.map((order) => ({ value: order, label: catalogueWords.orders[order] }))}
            onSelect={(value) =>
              url.navigate(blogsHref({ ...query, page: 1, order: catalogueOrders.find((order) => order === value) ?? query.order }))
            }
          />
        </div>
        <FoundBlogs query={query} found={found} />
      </section>
    </main>
  )
}

const places = Array.from({ length: 6 }, (_, at) => at)

const FoundBlogs = ({ query, found }: { readonly query: BlogQuery; readonly found: ReturnType<typeof useBlogs> }) => {
  const { channel } = useSite()
  if (found.status === 'waiting')
    return (
      <div aria-hidden="true">
        <CardGrid items={places} keyOf={(at) => at} renderItem={() => <BlogCardSkeleton />} />
      </div>
    )
  if (found.status === 'failed')
    return (
      <MessagePanel isAlert creature="CRAB" title={words.failed} text={words.failedNote}>
        <RetryButton retry={found.retry} />
      </MessagePanel>
    )
  const { items, totalCount } = found.value
  const last = pageCount(found.value)
  if (items.length > 0)
    return (
      <div className={catalogue['found']} data-old={found.isPreviousData || undefined}>
        <CardGrid
          items={items}
          keyOf={({ blogId }) => blogId}
          renderItem={(blog) => <BlogCard card={blogCard(blog, channel?.info.logoUrl ?? null)} />}
        />
        <Pagination page={query.page} last={last} hrefOf={(toPage) => blogsHref({ ...query, page: toPage })} />
      </div>
    )
  if (query.page > 1 && totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={blogsHref({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return query.keyword === null ? (
    <MessagePanel creature="SEAHORSE" title={words.none} text={words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  ) : (
    <MessagePanel creature="SEAHORSE" title={words.noneFor(query.keyword)} text={words.noneNote}>
      <ButtonLink href={blogsHref(defaultBlogQuery)}>{words.all}</ButtonLink>
    </MessagePanel>
  )
}
