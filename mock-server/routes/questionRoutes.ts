import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer, PostStateRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import {
  badRequest,
  bodyOf,
  conflict,
  created,
  firstOf,
  forbidden,
  forUser,
  noContent,
  notFound,
  pageOf,
  routePath,
  signInFirst,
  tooLarge,
} from './http.ts'
import {
  type AskedAbout,
  askedAbout,
  type DemoPost,
  postOfId,
  postsAbout,
  questionsAbout,
  shownPost,
  stateOfPost,
} from '../world/questions.ts'
import { isForbiddenNow } from '../world/rooms.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { pageSize, type World } from '../world/world.ts'
import { questionPaths as paths } from '../../src/adapters/http/questionPaths.ts'
import { maxHidingReasonLength, maxPostLength, reportReasons, textGap } from '../../src/domain/question.ts'

const questionsPerPage = 10

/** Serves questions under lessons and contents, with their answers. */
export function questionRoutes(server: DemoServer, world: World): void {
  const { channel } = world.address
  const viewerId = userIdOf(world.address)

  /** Answers 401 or a refusal for content that the viewer may not open. */
  const opened = (schema: DemoSchema, about: AskedAbout | null, answer: (about: AskedAbout) => object): object => {
    if (about === null) return notFound()
    if (!about.isOpen) return schema.first('user') === null ? signInFirst() : forbidden()
    const isInRoom = about.contentType === 'PROBLEM' && isForbiddenNow(world, schema, Number(about.contentId), 'QUESTION')
    return isInRoom ? conflict('대회나 시험이 끝나면 다시 열려요') : answer(about)
  }

  const write = (schema: DemoSchema, about: AskedAbout, questionId: string | null, content: unknown) => {
    const gap = typeof content === 'string' ? textGap(content, maxPostLength) : 'empty'
    if (typeof content !== 'string' || gap === 'empty') return badRequest('content가 필요해요')
    if (gap === 'tooLong') return tooLarge()
    const postId = 1 + Math.max(0, ...schema.all('questionPost').models.map((one) => one.postId))
    const createdDate = world.present().toISOString()
    schema.create('questionPost', {
      postId,
      channel,
      subject: about.key,
      questionId,
      ownerId: viewerId,
      content: content.trimEnd(),
      createdDate,
    })
    const post = postsAbout(world, schema, about).find((one) => one.postId === String(postId))
    if (post === undefined) throw new Error('what was written is there')
    return created({ ...shownPost(world, schema, about, post), ...(questionId === null ? { answers: [] } : { isMarked: false }) })
  }

  server.get(paths.questions, (schema, request) => {
    const [type, id, lesson] = ['content_type', 'content_id', 'lesson_id'].map((name) => firstOf(request, name))
    if (type === null || id === null) return badRequest('content_type과 content_id가 필요해요')
    return opened(schema, askedAbout(world, schema, type, id, lesson), (about) => {
      const all = questionsAbout(world, schema, about)
      const size = pageSize(world, questionsPerPage)
      return pageOf(all, size, request, (page) => ({
        totalCount: all.length,
        pageSize: size,
        isModerator: about.isModerator,
        questionList: withBrokenItems(world, 'questions', page),
      }))
    })
  })
  server.post(paths.questions, (schema, request) =>
    forUser(schema, () => {
      const { contentType, contentId, lessonId, content } = bodyOf(request)
      return opened(schema, askedAbout(world, schema, contentType, contentId, lessonId), (about) => write(schema, about, null, content))
    }),
  )

  const found = (schema: DemoSchema, id: string | undefined, answer: (post: DemoPost, about: AskedAbout) => object): object => {
    const there = postOfId(world, schema, id)
    return there === null ? notFound() : opened(schema, there.about, (about) => answer(there.post, about))
  }
  const question =
    (answer: (post: DemoPost, about: AskedAbout, schema: DemoSchema, request: Request) => object) =>
    (schema: DemoSchema, request: Request) =>
      found(schema, request.params['questionId'], (post, about) =>
        post.questionId === null ? answer(post, about, schema, request) : notFound(),
      )
  const anyPost =
    (answer: (post: DemoPost, about: AskedAbout, schema: DemoSchema, request: Request) => object) =>
    (schema: DemoSchema, request: Request) =>
      forUser(schema, () => found(schema, request.params['postId'], (post, about) => answer(post, about, schema, request)))
  const change = (schema: DemoSchema, postId: string, changed: Partial<PostStateRow>) => {
    const known = stateOfPost(world, schema, postId)
    if (known === null) schema.create('postState', { ...untouched, channel, postId, ...changed })
    else known.update(changed)
    return noContent()
  }

  server.get(
    routePath(paths.question),
    question((post, about, schema) => questionsAbout(world, schema, about).find(({ postId }) => postId === post.postId) ?? notFound()),
  )
  server.post(routePath(paths.answers), (schema, request) =>
    forUser(schema, () => question((post, about) => write(schema, about, post.postId, bodyOf(request)['content']))(schema, request)),
  )
  server.put(routePath(paths.markedAnswer), (schema, request) =>
    forUser(schema, () =>
      question((post, about) => {
        if (!about.isModerator) return forbidden()
        const { answerId } = bodyOf(request)
        if (answerId !== null && typeof answerId !== 'string' && typeof answerId !== 'number') return badRequest('answerId가 필요해요')
        const chosen = answerId === null ? null : postOfId(world, schema, String(answerId))?.post
        const isOther = chosen === undefined || (chosen !== null && chosen.questionId !== post.postId)
        if (isOther || (chosen !== null && stateOfPost(world, schema, chosen.postId)?.hiddenReason)) return notFound()
        return change(schema, post.postId, { isMarkChanged: true, markedAnswerId: chosen?.postId ?? null })
      })(schema, request),
    ),
  )
  server.put(
    routePath(paths.visibility),
    anyPost((post, about, schema, request) => {
      if (!about.isModerator) return forbidden()
      const { isHidden, reason } = bodyOf(request)
      if (isHidden === false) return change(schema, post.postId, { hiddenReason: null, hiddenDate: null })
      const gap = typeof reason === 'string' ? textGap(reason, maxHidingReasonLength) : 'empty'
      if (isHidden !== true || typeof reason !== 'string' || gap === 'empty') return badRequest('isHidden과 reason이 필요해요')
      if (gap === 'tooLong') return tooLarge()
      return change(schema, post.postId, { hiddenReason: reason.trim(), hiddenDate: world.present().toISOString() })
    }),
  )
  server.post(
    routePath(paths.reports),
    anyPost((post, _, schema, request) => {
      if (post.ownerId === viewerId) return forbidden()
      if (!reportReasons.some((one) => one === bodyOf(request)['reason'])) return badRequest('reason이 필요해요')
      const reporterIds = stateOfPost(world, schema, post.postId)?.reporterIds ?? []
      return reporterIds.includes(viewerId)
        ? conflict('이미 신고했어요')
        : change(schema, post.postId, { reporterIds: [...reporterIds, viewerId] })
    }),
  )
  server.delete(
    routePath(paths.post),
    anyPost((post, about, schema) => {
      if (post.ownerId !== viewerId) return notFound()
      const answers = postsAbout(world, schema, about).filter(({ questionId }) => questionId === post.postId)
      if (answers.some(({ ownerId }) => ownerId !== viewerId)) return conflict('다른 사람이 답한 질문이에요')
      for (const { postId } of [post, ...answers]) schema.findBy('questionPost', { channel, postId: Number(postId) })?.destroy()
      return noContent()
    }),
  )
}

const untouched: Omit<PostStateRow, 'postId' | 'channel'> = {
  isMarkChanged: false,
  markedAnswerId: null,
  hiddenReason: null,
  hiddenDate: null,
  reporterIds: [],
}
