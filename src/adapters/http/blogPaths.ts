/** The calls about articles, below `/{product}/v1`. All assumed by us: the spec links to articles, but names no call for them. */
export const blogPaths = {
  blogs: 'blogs',
  search: 'search/blogs',
  blog: 'blogs/{id}',
  comments: 'blogs/{id}/comments',
  ownComments: 'users/blogs/{id}/comments',
  ownComment: 'users/blogs/comments/{commentId}',
  likes: 'users/blogs/{id}/likes',
} as const
