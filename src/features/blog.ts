import { httpBlogRepository } from '../adapters/http/blog.ts'
import { type BlogFeature, makeRemoveComment, makeSetLike, makeWriteComment } from '../application/blog.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireBlog({ client, log }: FeatureDependencies): BlogFeature {
  const blogs = httpBlogRepository(client, log)
  return {
    blogs,
    writeComment: makeWriteComment({ blogs }),
    removeComment: makeRemoveComment({ blogs }),
    setLike: makeSetLike({ blogs }),
  }
}
