import { blogCard } from '../../application/cards.ts'
import type { Blog } from '../../domain/blog.ts'
import { blogsHref, type BlogQuery, blogQuery } from '../../domain/blogArticle.ts'
import { CardGrid, Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { useSite } from '../site/useSite.ts'
import { siteOptions } from '../viewer/viewerQuery.ts'
import { BlogCard, BlogCardSkeleton } from './BlogCard.tsx'
import { blogWords as words } from './blogWords.ts'

export const BlogGrid = ({ blogs }: { readonly blogs: readonly Blog[] }) => {
  const { channel } = useSite()
  return (
    <CardGrid
      items={blogs}
      keyOf={({ blogId }) => blogId}
      renderItem={(blog) => <BlogCard card={blogCard(blog, channel?.info.logoUrl ?? null)} />}
    />
  )
}

const places = Array.from({ length: 6 }, (_, at) => at)

/** The articles are the same for everybody. */
const blogCatalogue: CatalogueConfig<BlogQuery, Blog> = {
  words,
  creature: 'DOLPHIN',
  list: blogQuery,
  hrefOf: blogsHref,
  find: (from, query) =>
    siteOptions({ name: 'blogs', of: [query], read: async (signal) => (await from.features.blog()).blogs.find(query, signal) }, from),
  renderItems: (blogs) => <BlogGrid blogs={blogs} />,
  skeleton: (
    <div aria-hidden="true">
      <CardGrid items={places} keyOf={(at) => at} renderItem={() => <BlogCardSkeleton />} />
    </div>
  ),
}

/** Renders the catalogue of articles. */
export const BlogListPage = () => <Catalogue config={blogCatalogue} />
