import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { BrandTint } from '../../domain/channel/brandTint.ts'
import { channelBrand, visibleBusinessInfo } from '../../domain/channel/channel.ts'
import { isSolvingPath } from '../../domain/site/navigation.ts'
import { isOnChannel, mainHomeUrl } from '../../domain/site/site.ts'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { copy } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './Frame.module.css'

/** The frame around every page. Dialogs are drawn inside it, so that a preview bar beside it stays usable. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { settings } = useApplication()
  const viewer = useViewer()
  const { status, site, channel, tint } = useSite()
  const isUnknown = isOnChannel(site) && status === 'waiting' && channel === null
  const isSolving = isSolvingPath(useLocation().pathname)
  const ownCompany = visibleBusinessInfo(channel) ?? settings.company
  return (
    <div
      id="page-frame"
      className={styles['frame']}
      data-solving={isSolving || undefined}
      data-tinted={tint ? '' : undefined}
      style={tint ? tintStyle(tint) : undefined}
    >
      <a href="#main" className={styles['skip']}>
        {copy.frame.skip}
      </a>
      <Header viewer={viewer} brand={isUnknown ? 'waiting' : channelBrand({ site, channel })} />
      {children}
      {!isSolving && <Footer company={isUnknown ? null : ownCompany} mainHome={isOnChannel(site) ? mainHomeUrl(settings.links) : null} />}
    </div>
  )
}

/** Returns the styles of both themes; the style sheet decides which applies. */
const tintStyle = ({ light, dark }: BrandTint): CSSProperties => {
  const inTheDark: Readonly<Record<string, string>> = dark
  return Object.fromEntries(Object.entries(light).map(([token, day]) => [`--tint-${token}`, `light-dark(${day}, ${inTheDark[token]})`]))
}
