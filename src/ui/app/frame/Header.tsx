import { ChevronDown, Search } from 'lucide'
import { type FormEvent, memo, Suspense, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { hrefWithQuery } from '../../../domain/id.ts'
import { safeImageUrl } from '../../../domain/site/safeUrl.ts'
import { listPaths, paths } from '../../../domain/paths.ts'
import { type NavPlace, navPlaceOf, navPlaces } from '../../../domain/site/navigation.ts'
import { isSignedIn, type Viewer } from '../../../domain/viewer.ts'
import channelLogo from '../../art/channel-default.svg?url&no-inline'
import logo from '../../art/logo.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { useApplication } from '../../kit/application.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { useMediaQuery } from '../../kit/mediaQuery.ts'
import { SiteLink, useFollowLink, useSiteRoutes } from '../../kit/links.tsx'
import { FallbackImage } from '../../kit/Picture.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { Portrait } from '../../viewer/Portrait.tsx'
import styles from './Header.module.css'

interface BrandProps {
  /** `waiting` on a channel that is not known yet: the space stays reserved without any other name. */
  readonly brand: 'waiting' | { readonly name: string; readonly logoUrl: string | null } | null
}

export const Brand = ({ brand }: BrandProps) => {
  if (brand === 'waiting') {
    return (
      <span className={styles['brand']} data-of="channel">
        <Skeleton width={32} height={32} />
        <Skeleton width={88} height={20} className={styles['brandName']} />
      </span>
    )
  }
  const candidates = brand === null ? [logo] : [safeImageUrl(brand.logoUrl), channelLogo].filter((url) => url !== null)
  const name = brand?.name ?? copy.frame.brand
  return (
    <SiteLink href="/" className={styles['brand']} data-of={brand && 'channel'} title={brand?.name}>
      <FallbackImage candidates={candidates} width={32} height={32} isEager classNameOf={() => styles['logo']} />
      <span className={styles['brandName']}>{name}</span>
    </SiteLink>
  )
}

/** The links that every page has. The style sheet decides which of them a phone shows at the foot of the screen. */
const navHrefs = {
  home: paths.home,
  courses: listPaths.courses,
  classes: listPaths.classes,
  liveClasses: listPaths.liveClasses,
  problems: listPaths.problems,
  documents: listPaths.documents,
  ranking: paths.ranking,
  my: paths.my,
} satisfies Record<NavPlace, string>

export const legalLinks = [
  { label: copy.frame.legal.terms, href: paths.terms },
  { label: copy.frame.legal.privacy, href: paths.privacy },
  { label: copy.frame.legal.support, href: paths.support },
] as const

/** The same breakpoint as in the style sheet. */
const phoneMedia = '(max-width: 639px)'

/** Renders the main links, with the current page or its section marked. */
export const MainNavigation = () => {
  const { pathname, search } = useLocation()
  const current = navPlaceOf(pathname + search, useMediaQuery(phoneMedia) ? 'phone' : 'wide')
  return (
    <nav className={styles['places']} aria-label={copy.frame.places.title}>
      {navPlaces.map((place) => (
        <SiteLink
          key={place}
          href={navHrefs[place]}
          className={styles['place']}
          data-place={place}
          aria-current={place === current ? 'page' : undefined}
        >
          {copy.frame.places[place]}
        </SiteLink>
      ))}
    </nav>
  )
}

/** The pages with a search field of their own; the header hides its field there. */
const searchedPaths: ReadonlySet<string> = new Set([paths.courses, paths.liveClasses, paths.problems, paths.search])

/** Renders a plain form, so that it works before the script loads. Phones show only its button, which opens the search page. */
const SearchField = () => {
  const go = useFollowLink()
  const routes = useSiteRoutes()
  const { pathname } = useLocation()
  const search = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('keyword')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    const href = keyword ? hrefWithQuery(paths.search, [['keyword', keyword]]) : paths.search
    if (!routes.isAppPage(href)) return
    event.preventDefault()
    event.currentTarget.reset()
    go(href)
  }
  return (
    <form
      className={styles['form']}
      data-of={searchedPaths.has(pathname) ? 'page' : undefined}
      action={paths.search}
      role="search"
      onSubmit={search}
    >
      <label className={styles['field']}>
        <VisuallyHidden>{copy.frame.search.label}</VisuallyHidden>
        <input
          className={styles['input']}
          type="search"
          name="keyword"
          placeholder={copy.frame.search.hint}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <button type="submit" className={styles['submit']} aria-label={copy.frame.search.submit}>
        <Icon icon={Search} size={20} />
      </button>
    </form>
  )
}

const ThemeSwitch = lazyWithRetry(() => import('./ThemeSwitch.tsx').then((loaded) => loaded.ThemeSwitch))

const StreakLink = lazyWithRetry(() => import('../../habit/StreakLink.tsx').then((loaded) => loaded.StreakLink))

const InboxBell = lazyWithRetry(() => import('../../inbox/InboxBell.tsx').then((loaded) => loaded.InboxBell))

const UserMenuItems = lazyWithRetry(() => import('./UserMenuItems.tsx').then((loaded) => loaded.UserMenuItems))

/** Renders the viewer's menu, a native popover, which Escape and a click outside close. Its content loads on first opening. */
const UserMenu = ({ viewer }: { readonly viewer: Viewer }) => {
  const menu = useId()
  const items = useRef<HTMLDivElement>(null)
  const [openCount, setOpenCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const count = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'open') setOpenCount(openCount + 1)
  }
  const name = viewer.nickname ?? copy.frame.user.nameless
  return (
    <div className={styles['root']}>
      <button type="button" className={styles['button']} popoverTarget={menu} data-takes-points aria-label={copy.frame.user.menu(name)}>
        <Portrait viewer={viewer} size={32} />
        <span className={styles['name']}>{name}</span>
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div ref={items} id={menu} popover="auto" className={styles['menu']} onBeforeToggle={count}>
        <ErrorBoundary fallback={<p role="alert">{copy.pageFailed.text}</p>} resetKeys={[openCount]}>
          <Suspense>
            {openCount > 0 && <UserMenuItems viewer={viewer} isOpen={isOpen} onLeave={() => items.current?.hidePopover()} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  )
}

interface HeaderProps {
  /** Null while unknown; the space stays reserved. */
  readonly viewer: Viewer | null
  /** The channel of the site; null for the platform. */
  readonly brand: BrandProps['brand']
}

export const Header = memo(({ viewer, brand }: HeaderProps) => {
  const [isMounted, setMounted] = useState(false)
  // Not rendered in the prerendered page, which does not know the user's choice.
  useEffect(() => setMounted(true), [])
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Brand brand={brand} />
        <MainNavigation />
        <SearchField />
        <div className={styles['account']}>
          <Account viewer={viewer} />
        </div>
        <div className={styles['theme']}>
          {isMounted && (
            <LazyBoundary>
              <ThemeSwitch />
            </LazyBoundary>
          )}
        </div>
      </div>
    </header>
  )
})

const Account = ({ viewer }: Pick<HeaderProps, 'viewer'>) => {
  const { settings } = useApplication()
  if (!viewer) return null
  if (isSignedIn(viewer)) {
    return (
      <>
        <span className={styles['streak']}>
          <LazyBoundary>
            <StreakLink />
          </LazyBoundary>
        </span>
        <span className={styles['bell']}>
          <LazyBoundary>
            <InboxBell viewer={viewer} />
          </LazyBoundary>
        </span>
        <UserMenu viewer={viewer} />
      </>
    )
  }
  return (
    <div className={styles['guest']}>
      <SiteLink href={settings.loginUrl} className={styles['login']}>
        {copy.frame.login}
      </SiteLink>
      <span className={styles['signup']}>
        <ButtonLink href={settings.signupUrl}>{copy.frame.signup}</ButtonLink>
      </span>
    </div>
  )
}
