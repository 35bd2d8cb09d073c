import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { BlogRepository } from '../../../src/application/blog.ts'
import type { BlogArticle, BlogComment } from '../../../src/domain/blogArticle.ts'
import { paths } from '../../../src/domain/paths.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { BlogListPage } from '../../../src/ui/blog/BlogListPage.tsx'
import { BlogPage } from '../../../src/ui/blog/BlogPage.tsx'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeBlog, fakeFeatures } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'

const user = { userId: 500, profile: null, nickname: '소라 선생님' }
const blog = {
  blogId: 301,
  title: '급식 잔반을 줄여 봤어요',
  summary: '그래프로 보여 드려요.',
  thumbnail: '/demo-pictures/blog/data-1.svg',
  user,
}
const article: BlogArticle = {
  ...blog,
  sections: [{ heading: '달아 보기', parts: [{ kind: 'paragraph', text: '반찬마다 무게를 달았어요.' }] }],
  createdDate: '2026-11-18T09:00:00+09:00',
  likeCount: 4,
  isLiked: false,
  related: [{ ...blog, blogId: 302, title: '교실 온도계' }],
}
const comment: BlogComment = {
  commentId: 7,
  content: '우리 반도 해 볼래요!',
  nickname: '하늘',
  profile: null,
  isMine: true,
  createdDate: '2026-11-20T07:00:00+09:00',
}

async function open(answers: Partial<BlogRepository> = {}, viewer: Viewer = learner, at = '/blog/301') {
  const blogs = {
    find: vi.fn(answers.find ?? (async () => ({ items: [blog], totalCount: 1, pageSize: 12 }))),
    article: vi.fn(answers.article ?? (async () => article)),
    comments: vi.fn(answers.comments ?? (async () => ({ items: [comment], totalCount: 1, pageSize: 10 }))),
    writeComment: vi.fn(answers.writeComment ?? (async () => {})),
    removeComment: vi.fn(answers.removeComment ?? (async () => {})),
    like: vi.fn(answers.like ?? (async () => {})),
    takeLikeBack: vi.fn(answers.takeLikeBack ?? (async () => {})),
  }
  const application = anApplication({
    viewer: { current: async () => viewer, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() },
    features: fakeFeatures({ blog: fakeBlog(blogs) }),
  })
  const pages = (
    <>
      <Routes>
        <Route path={paths.blogs} element={<BlogListPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
      </Routes>
      <NotificationRegion />
    </>
  )
  await act(async () => {
    openAt(at, pages, application)
  })
  return { ...blogs, application }
}

describe('an article’s page', () => {
  it('tells who wrote it and when, its text, and what else there is', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: blog.title })).toBeVisible()
    expect(screen.getByText('11월 18일 (수)')).toHaveAttribute('datetime', article.createdDate)
    for (const text of ['소라 선생님', '반찬마다 무게를 달았어요.']) expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(screen.getByRole('link', { name: '교실 온도계' })).toHaveAttribute('href', '/blog/302')
  })

  it('is liked by a click, and the like taken back by another', async () => {
    const { like, takeLikeBack } = await open()
    await userEvent.click(await screen.findByRole('button', { name: /좋아요 4개/ }))
    const liked = await screen.findByRole('button', { name: /좋아요 5개/, pressed: true })
    expect(like.mock.calls).toEqual([[301]])
    await userEvent.click(liked)
    expect(await screen.findByRole('button', { name: /좋아요 4개/, pressed: false })).toBeVisible()
    expect(takeLikeBack).toHaveBeenCalledTimes(1)
  })

  it('says to a guest that liking needs a sign-in', async () => {
    await open({ like: async () => Promise.reject(refusal(401)) }, guest)
    await userEvent.click(await screen.findByRole('button', { name: /좋아요 4개/ }))
    expect(await screen.findByText('로그인하면 좋아요를 누를 수 있어요')).toBeVisible()
    expect(screen.getByText('로그인하면 댓글을 쓸 수 있어요.')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it.each([
    [404, '찾을 수 없는 글이에요'],
    [500, '글을 불러오지 못했어요'],
  ])('where the answer is %d, says so and has a way on', async (status, title) => {
    await open({ article: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: '모든 글 보기' })).toHaveAttribute('href', '/blog?page=1&order=DESC')
  })
})

describe('comments', () => {
  it('are written once and read again', async () => {
    const { writeComment, comments } = await open()
    await userEvent.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '따라 해 볼게요')
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(await screen.findByText('댓글을 올렸어요')).toBeVisible()
    expect(writeComment.mock.calls).toEqual([[301, '따라 해 볼게요', expect.any(String)]])
    expect(screen.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('')
    expect(comments.mock.calls.length).toBeGreaterThan(1)
  })

  it('that were refused keep their words', async () => {
    await open({ writeComment: async () => Promise.reject(refusal(400)) })
    await userEvent.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '따라 해 볼게요')
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(await screen.findByText('댓글을 올리지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('따라 해 볼게요')
  })

  it('that fail are told to who has left meanwhile', async () => {
    let fail = () => {}
    const { application } = await open({ writeComment: () => new Promise<never>((_, reject) => (fail = () => reject(refusal(400)))) })
    await userEvent.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '따라 해 볼게요')
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: '댓글을 올리지 못했어요. 쓴 글은 그대로 있어요.' }),
    ])
  })

  it('without words are not sent', async () => {
    const { writeComment } = await open()
    await userEvent.click(await screen.findByRole('button', { name: '올리기' }))
    expect(await screen.findByText('한 글자 이상 써 주세요.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '댓글 쓰기' })).toHaveFocus()
    expect(writeComment).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: '댓글 쓰기' }), '따')
    expect(screen.queryByText('한 글자 이상 써 주세요.')).not.toBeInTheDocument()
  })

  it('of one’s own are removed after a question; those of others are not', async () => {
    const items = [comment, { ...comment, commentId: 'a-1', isMine: false, content: '다음 이야기도 기다릴게요.' }]
    const { removeComment } = await open({ comments: async () => ({ items, totalCount: 2, pageSize: 10 }) })
    await screen.findByText('다음 이야기도 기다릴게요.')
    expect(screen.getAllByRole('button', { name: '지우기' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '지우기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '댓글을 지울까요?' }))
    await userEvent.click(dialog.getByRole('button', { name: '지우기' }))
    expect(await screen.findByText('댓글을 지웠어요')).toBeVisible()
    expect(removeComment.mock.calls).toEqual([[7]])
  })

  it('can fail alone, and be asked for again', async () => {
    const comments = vi.fn(async () => ({ items: [comment], totalCount: 1, pageSize: 10 })).mockRejectedValueOnce(refusal(500))
    await open({ comments })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText(comment.content)).toBeVisible()
  })
})

describe('the list of articles', () => {
  it('leads to each of them', async () => {
    const { find } = await open({}, learner, '/blog?page=1&order=POPULAR')
    expect(await screen.findByRole('link', { name: blog.title })).toHaveAttribute('href', '/blog/301')
    expect(find.mock.calls[0]?.[0]).toEqual({ page: 1, order: 'POPULAR', keyword: null })
  })

  it('that finds nothing leads back to all', async () => {
    const { find } = await open(
      { find: async () => ({ items: [], totalCount: 0, pageSize: 12 }) },
      learner,
      '/blog?page=1&order=DESC&keyword=고래',
    )
    expect(await screen.findByText('‘고래’에 맞는 글을 찾지 못했어요')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: '모두 지우기' })[0] ?? document.body)
    await waitFor(() => expect(find).toHaveBeenLastCalledWith({ page: 1, order: 'DESC', keyword: null }, expect.anything()))
  })

  it('has nothing to filter by', async () => {
    await open({}, learner, '/blog?page=1&order=DESC')
    await screen.findByRole('link', { name: blog.title })
    expect(screen.queryByText('필터')).not.toBeInTheDocument()
  })
})
