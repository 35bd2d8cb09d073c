import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, created, forStaff, forUser, notFound, pageOf, routePath, parametersOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import {
  chapterAnswers,
  chapterStanding,
  type DemoChapter,
  type DemoWorksheet,
  findWorksheets,
  type GivenAnswer,
  loadWorksheets,
  markChapter,
  relatedWorksheets,
  reviewList,
  shownQuestion,
  worksheetCard,
  worksheetCategories,
  worksheetCategoryGroups,
  worksheetOfId,
} from '../world/worksheets.ts'
import type { World } from '../world/world.ts'
import { worksheetPaths as paths } from '../../src/adapters/http/worksheetPaths.ts'
import { materialsPerPage } from '../../src/domain/material/materialQuery.ts'
import { maxAnswerLength, worksheetQuery } from '../../src/domain/worksheet/worksheet.ts'

const reviewsPerPage = 50

/** Serves worksheets, which everybody may read; only the answers of signed-in users are marked. */
export function worksheetRoutes(server: DemoServer, world: World): void {
  const list = async (schema: DemoSchema, request: Request) => {
    const query = worksheetQuery.parse(parametersOf(request))
    const { totalCount, cards } = findWorksheets(world, schema, await loadWorksheets(world), query)
    return { totalCount, pageSize: materialsPerPage, worksheetList: withBrokenItems(world, 'worksheets', cards) }
  }
  const about =
    (answer: (schema: DemoSchema, worksheet: DemoWorksheet, request: Request, all: readonly DemoWorksheet[]) => object) =>
    async (schema: DemoSchema, request: Request) => {
      const all = await loadWorksheets(world)
      const worksheet = worksheetOfId(world, all, request.params['id'] ?? '')
      return worksheet === null ? notFound() : answer(schema, worksheet, request, all)
    }

  server.get(paths.categories, async () => ({ categoryList: worksheetCategories(await loadWorksheets(world)) }))
  server.get(paths.categoryGroups, () => ({ categoryGroupList: worksheetCategoryGroups }))
  server.get(paths.search, list)
  server.get(paths.worksheets, list)
  server.get(
    routePath(paths.worksheet),
    about((schema, worksheet, _, all) => ({
      ...worksheetCard(world, schema, worksheet),
      relatedList: world.address.content === 'hostile' ? [null, 7, {}] : relatedWorksheets(world, schema, all, worksheet),
    })),
  )
  server.get(
    routePath(paths.chapters),
    about((_, { chapters }) => ({
      chapterList: chapters.map(({ chapterId, title, questions }) => ({
        chapterId,
        title,
        questionList: withBrokenItems(
          world,
          'worksheetQuestions',
          questions.map((question) => shownQuestion(question)),
        ),
      })),
    })),
  )
  server.get(
    routePath(paths.rightAnswers),
    about((schema, { chapters }) => forStaff(world, schema, () => ({ chapterList: chapters.map((chapter) => chapterAnswers(chapter)) }))),
  )
  // A reserved word in the place of an id comes first.
  server.get(paths.reviews, async (schema: DemoSchema, request: Request) => {
    const all = await loadWorksheets(world)
    return forUser(schema, () => {
      const reviews = reviewList(world, schema, all)
      return pageOf(reviews, reviewsPerPage, request, (page) => ({
        totalCount: reviews.length,
        pageSize: reviewsPerPage,
        reviewList: page,
      }))
    })
  })
  server.get(
    routePath(paths.standings),
    about((schema, worksheet) =>
      forUser(schema, () => ({ chapterList: worksheet.chapters.map((chapter) => chapterStanding(world, schema, worksheet, chapter)) })),
    ),
  )
  server.post(
    routePath(paths.answers),
    about((schema, worksheet, request) =>
      forUser(schema, () => {
        const chapter = worksheet.chapters.find(({ chapterId }) => String(chapterId) === request.params['chapterId'])
        if (chapter === undefined) return notFound()
        const answers = answersIn(chapter, bodyOf(request)['answerList'])
        return answers === null
          ? badRequest('answerList에 이 장의 문항과 답이 필요해요')
          : created(markChapter(world, schema, worksheet, chapter, answers))
      }),
    ),
  )
}

/** Returns null when the body has no answers to this chapter. */
function answersIn({ questions }: DemoChapter, raw: unknown): readonly GivenAnswer[] | null {
  if (!Array.isArray(raw) || raw.length === 0) return null
  const read = raw.map((item: unknown): GivenAnswer | null => {
    const { questionId, answer } = Object(item)
    const question = questions.find((one) => String(one.questionId) === String(questionId))
    return question !== undefined && isAnswer(answer) ? { question, answer } : null
  })
  const known = read.filter((one) => one !== null)
  return known.length === raw.length ? known : null
}

function isAnswer(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((text) => typeof text === 'string' && text.length <= maxAnswerLength)
}
