import { blogCard } from '../../application/cards.ts'
import { blogsHref, type BlogQuery, blogQuery } from '../../domain/blogArticle.ts'
import { CardGrid } from '../catalogue/Catalogue.tsx'
import { CatalogueFrame } from '../catalogue/CatalogueFrame.tsx'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import type { FilterChip } from '../catalogue/Filters.tsx'
import { useUrlState } from '../kit/address.ts'
import { useSite } from '../site/useSite.ts'
import { BlogCard, BlogCardSkeleton } from './BlogCard.tsx'
import { useBlogs } from './blogQueries.ts'
import { blogWords as words } from './blogWords.ts'

/** All articles, to search and to leaf through. The address is the only state. */
export const BlogListPage = () => {
  const { channel } = useSite()
  const url = useUrlState()
  const query = blogQuery.parse(url.parameters)
  return (
    <CatalogueFrame
      words={words}
      creature="DOLPHIN"
      query={query}
      found={useBlogs(query)}
      url={url}
      hrefOf={blogsHref}
      defaultQuery={blogQuery.initial}
      isFiltered={({ keyword }) => keyword !== null}
      chips={blogChips(query)}
      renderItems={(blogs) => (
        <CardGrid
          items={blogs}
          keyOf={({ blogId }) => blogId}
          renderItem={(blog) => <BlogCard card={blogCard(blog, channel?.info.logoUrl ?? null)} />}
        />
      )}
      skeleton={<BlogGridSkeleton />}
    />
  )
}

const blogChips = (query: BlogQuery): readonly FilterChip<BlogQuery>[] =>
  query.keyword === null
    ? []
    : [{ id: 'keyword', name: catalogueWords.keyword(query.keyword), without: { ...query, keyword: null, page: 1 } }]

const places = Array.from({ length: 6 }, (_, at) => at)

const BlogGridSkeleton = () => (
  <div aria-hidden="true">
    <CardGrid items={places} keyOf={(at) => at} renderItem={() => <BlogCardSkeleton />} />
  </div>
)
