import { Route, Routes } from 'react-router-dom'
import type { Features } from '../../application/Features.ts'
import { paths } from '../../domain/paths.ts'
import { useApplication } from '../kit/application.ts'
import { type LazyComponent, lazyWithRetry } from '../kit/lazy.tsx'
import { CatchAllPage } from '../platform/CatchAllPage.tsx'

interface PageRoute {
  readonly path: string
  readonly Page: LazyComponent
  /** The features that the page needs; they load together with its chunk. */
  readonly needs: readonly (keyof Features)[]
}

/** The routes besides the home page, each in its own chunk. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: paths.quests,
    Page: lazyWithRetry(() => import('../quest/QuestPage.tsx').then((loaded) => loaded.QuestPage)),
    needs: [],
  },
  {
    path: paths.courses,
    Page: lazyWithRetry(() => import('../course-class/CataloguePage.tsx').then((loaded) => loaded.CataloguePage)),
    needs: ['course', 'courseClass'],
  },
  {
    path: paths.course,
    Page: lazyWithRetry(() => import('../course/CoursePage.tsx').then((loaded) => loaded.CoursePage)),
    needs: ['course', 'lesson', 'review'],
  },
  {
    path: paths.lesson,
    Page: lazyWithRetry(() => import('../course/CourseLessonPage.tsx').then((loaded) => loaded.LessonPage)),
    needs: ['course', 'lesson'],
  },
  {
    path: paths.liveClasses,
    Page: lazyWithRetry(() => import('../course-class/LiveCataloguePage.tsx').then((loaded) => loaded.LiveCataloguePage)),
    needs: ['courseClass'],
  },
  {
    path: paths.courseClass,
    Page: lazyWithRetry(() => import('../course-class/CourseClassPage.tsx').then((loaded) => loaded.CourseClassPage)),
    needs: ['courseClass', 'lesson', 'registration', 'review'],
  },
  {
    path: paths.classLesson,
    Page: lazyWithRetry(() => import('../course-class/ClassLessonPage.tsx').then((loaded) => loaded.ClassLessonPage)),
    needs: ['courseClass', 'lesson'],
  },
  {
    path: paths.ranking,
    Page: lazyWithRetry(() => import('../ranking/RankingPage.tsx').then((loaded) => loaded.RankingPage)),
    needs: ['ranking'],
  },
  {
    path: paths.search,
    Page: lazyWithRetry(() => import('../search/SearchPage.tsx').then((loaded) => loaded.SearchPage)),
    needs: ['course', 'courseClass', 'problem'],
  },
  {
    path: paths.my,
    Page: lazyWithRetry(() => import('../my/MyPage.tsx').then((loaded) => loaded.MyPage)),
    needs: ['courseClass', 'problem'],
  },
  {
    path: paths.notices,
    Page: lazyWithRetry(() => import('../inbox/InboxPage.tsx').then((loaded) => loaded.InboxPage)),
    needs: ['inbox'],
  },
  {
    path: paths.ownReport,
    Page: lazyWithRetry(() => import('../report/OwnReportPage.tsx').then((loaded) => loaded.OwnReportPage)),
    needs: ['report'],
  },
  {
    path: paths.report,
    Page: lazyWithRetry(() => import('../report/SharedReportPage.tsx').then((loaded) => loaded.SharedReportPage)),
    needs: ['report'],
  },
  {
    path: paths.start,
    Page: lazyWithRetry(() => import('../start/StartPage.tsx').then((loaded) => loaded.StartPage)),
    needs: ['problem', 'block'],
  },
  {
    path: paths.problems,
    Page: lazyWithRetry(() => import('../problem/ProblemCataloguePage.tsx').then((loaded) => loaded.ProblemCataloguePage)),
    needs: ['problem'],
  },
  {
    path: paths.problemTypes,
    Page: lazyWithRetry(() => import('../problem/ProblemTypesPage.tsx').then((loaded) => loaded.ProblemTypesPage)),
    needs: ['problem'],
  },
  {
    path: paths.problemType,
    Page: lazyWithRetry(() => import('../problem/ProblemTypePage.tsx').then((loaded) => loaded.ProblemTypePage)),
    needs: ['problem'],
  },
  {
    path: paths.problem,
    Page: lazyWithRetry(() => import('../problem/ProblemPage.tsx').then((loaded) => loaded.ProblemPage)),
    needs: ['problem'],
  },
  {
    path: paths.documents,
    Page: lazyWithRetry(() => import('../material/MaterialCataloguePage.tsx').then((loaded) => loaded.DocumentCataloguePage)),
    needs: ['material'],
  },
  {
    path: paths.document,
    Page: lazyWithRetry(() => import('../material/DocumentPage.tsx').then((loaded) => loaded.DocumentPage)),
    needs: ['material', 'review'],
  },
  {
    path: paths.videos,
    Page: lazyWithRetry(() => import('../material/MaterialCataloguePage.tsx').then((loaded) => loaded.VideoCataloguePage)),
    needs: ['material'],
  },
  {
    path: paths.video,
    Page: lazyWithRetry(() => import('../material/VideoPage.tsx').then((loaded) => loaded.VideoPage)),
    needs: ['material', 'review'],
  },
  {
    path: paths.blocks,
    Page: lazyWithRetry(() => import('../block/BlockCataloguePage.tsx').then((loaded) => loaded.BlockCataloguePage)),
    needs: ['block'],
  },
  {
    path: paths.block,
    Page: lazyWithRetry(() => import('../block/BlockPage.tsx').then((loaded) => loaded.BlockPage)),
    needs: ['block'],
  },
  {
    path: paths.blogs,
    Page: lazyWithRetry(() => import('../blog/BlogListPage.tsx').then((loaded) => loaded.BlogListPage)),
    needs: ['blog'],
  },
  {
    path: paths.blog,
    Page: lazyWithRetry(() => import('../blog/BlogPage.tsx').then((loaded) => loaded.BlogPage)),
    needs: ['blog'],
  },
  {
    path: paths.shop,
    Page: lazyWithRetry(() => import('../shop/ShopPage.tsx').then((loaded) => loaded.ShopPage)),
    needs: ['shop'],
  },
  {
    path: paths.avatar,
    Page: lazyWithRetry(() => import('../shop/AvatarPage.tsx').then((loaded) => loaded.AvatarPage)),
    needs: ['shop'],
  },
  {
    path: paths.homework,
    Page: lazyWithRetry(() => import('../homework/HomeworkPage.tsx').then((loaded) => loaded.HomeworkPage)),
    needs: ['homework'],
  },
  {
    // Listed before the route of a room, because the lobby is no room.
    path: paths.contest,
    Page: lazyWithRetry(() => import('../room/LobbyPage.tsx').then((loaded) => loaded.LobbyPage)),
    needs: ['room'],
  },
  {
    path: paths.room,
    Page: lazyWithRetry(() => import('../room/RoomPage.tsx').then((loaded) => loaded.RoomPage)),
    needs: ['room'],
  },
  {
    path: paths.roomTask,
    Page: lazyWithRetry(() => import('../room/RoomTaskPage.tsx').then((loaded) => loaded.RoomTaskPage)),
    needs: ['room', 'problem'],
  },
  {
    path: paths.worksheets,
    Page: lazyWithRetry(() => import('../worksheet/WorksheetCataloguePage.tsx').then((loaded) => loaded.WorksheetCataloguePage)),
    needs: ['worksheet'],
  },
  {
    path: paths.worksheet,
    Page: lazyWithRetry(() => import('../worksheet/WorksheetPages.tsx').then((loaded) => loaded.WorksheetPage)),
    needs: ['worksheet'],
  },
  {
    path: paths.worksheetReview,
    Page: lazyWithRetry(() => import('../worksheet/WorksheetPages.tsx').then((loaded) => loaded.WorksheetReviewPage)),
    needs: ['worksheet'],
  },
  {
    path: paths.tutor,
    Page: lazyWithRetry(() => import('../tutor/TutorPage.tsx').then((loaded) => loaded.TutorPage)),
    needs: ['tutor'],
  },
  {
    path: paths.feedback,
    Page: lazyWithRetry(() => import('../tutor/FeedbackPage.tsx').then((loaded) => loaded.FeedbackPage)),
    needs: ['tutor'],
  },
  {
    path: paths.publishing,
    Page: lazyWithRetry(() => import('../studio/StudioPage.tsx').then((loaded) => loaded.StudioPage)),
    needs: ['studioCourse', 'studioProblem', 'setHomework', 'room'],
  },
  {
    path: paths.studioCourse,
    Page: lazyWithRetry(() => import('../studio/course/StudioCoursePage.tsx').then((loaded) => loaded.StudioCoursePage)),
    needs: ['studioCourse', 'course'],
  },
  {
    path: paths.studioProblem,
    Page: lazyWithRetry(() => import('../studio/problem/StudioProblemPage.tsx').then((loaded) => loaded.StudioProblemPage)),
    needs: ['studioProblem', 'problem'],
  },
  {
    path: paths.setHomework,
    Page: lazyWithRetry(() => import('../studio/homework/SetHomeworkPage.tsx').then((loaded) => loaded.SetHomeworkPage)),
    needs: ['setHomework', 'problem', 'block', 'material', 'worksheet'],
  },
  {
    path: paths.setRoom,
    Page: lazyWithRetry(() => import('../studio/room/SetRoomPage.tsx').then((loaded) => loaded.SetRoomPage)),
    needs: ['room', 'setHomework', 'problem'],
  },
  {
    path: paths.homeworkMembers,
    Page: lazyWithRetry(() => import('../class-view/ClassViewPage.tsx').then((loaded) => loaded.HomeworkMembersPage)),
    needs: ['classView', 'tutor'],
  },
  {
    path: paths.problemMembers,
    Page: lazyWithRetry(() => import('../class-view/ClassViewPage.tsx').then((loaded) => loaded.ProblemMembersPage)),
    needs: ['classView', 'tutor'],
  },
  {
    path: paths.channelSettings,
    Page: lazyWithRetry(() => import('../channel-settings/ChannelSettingsPage.tsx').then((loaded) => loaded.ChannelSettingsPage)),
    needs: ['channelSettings'],
  },
  {
    path: paths.members,
    Page: lazyWithRetry(() => import('../studio/members/MembersPage.tsx').then((loaded) => loaded.MembersPage)),
    needs: ['member'],
  },
  {
    path: paths.join,
    Page: lazyWithRetry(() => import('../join/JoinPage.tsx').then((loaded) => loaded.JoinPage)),
    needs: ['member'],
  },
]

/** All pages but the home page. A path without a row is another part of the platform in the demo, or not found. */
export const Pages = () => (
  <Routes>
    {pageRoutes.map((route) => (
      <Route key={route.path} path={route.path} element={<RoutePage {...route} />} />
    ))}
    <Route path="*" element={<CatchAllPage />} />
  </Routes>
)

const ignore = () => {}

const RoutePage = ({ Page, needs }: PageRoute) => {
  const { features } = useApplication()
  // A failed load is repeated and reported by the page itself.
  for (const name of needs) features[name]().catch(ignore)
  return <Page />
}
