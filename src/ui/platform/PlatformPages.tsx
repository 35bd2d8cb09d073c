import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '../../domain/paths.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { PlatformPartPage } from './PlatformPartPage.tsx'
import { platformParts } from './platformParts.ts'

const purchasePage = (name: 'CoursePurchasePage' | 'ClassPurchasePage' | 'PassPurchasePage') =>
  lazyWithRetry(() => import('../purchase/PurchasePage.tsx').then((loaded) => loaded[name]))

/** The interactive pages of the platform. */
const pages: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.login, lazyWithRetry(() => import('./SignInPage.tsx').then((loaded) => loaded.SignInPage))],
  [paths.signup, lazyWithRetry(() => import('./SignUpPage.tsx').then((loaded) => loaded.SignUpPage))],
  [paths.coursePurchase, purchasePage('CoursePurchasePage')],
  [paths.classPurchase, purchasePage('ClassPurchasePage')],
  [paths.coursePass, purchasePage('PassPurchasePage')],
  [paths.trialClass, lazyWithRetry(() => import('./TrialClassPage.tsx').then((loaded) => loaded.TrialClassPage))],
]

/** The other parts of the platform, which only the demo has in the app. */
export const PlatformPages = ({ notFound }: { readonly notFound: ReactNode }) => (
  <Routes>
    {pages.map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    {platformParts.map((part) => (
      <Route key={part.path} path={part.path} element={<PlatformPartPage part={part} />} />
    ))}
    <Route path="*" element={notFound} />
  </Routes>
)
