import { paths } from '../../domain/paths.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { CatchAllPage } from '../platform/CatchAllPage.tsx'
import { type PageRoute, PageRoutes } from './PageRoutes.tsx'

/** The pages that few people open first. Their paths stand in `otherPaths` too, by which links know them. */
export const otherRoutes: readonly PageRoute[] = [
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
    path: paths.channelSettings,
    Page: lazyWithRetry(() => import('../channel-settings/ChannelSettingsPage.tsx').then((loaded) => loaded.ChannelSettingsPage)),
    needs: ['channelSettings'],
  },
]

/** Whatever has no row anywhere: other parts of the platform in the demo, and addresses that do not exist. */
export const OtherPages = () => <PageRoutes rows={otherRoutes} otherwise={<CatchAllPage />} />
