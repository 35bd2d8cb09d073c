import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useApplication } from './ApplicationContext.ts'
import styles from './Frame.module.css'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { useSite } from './useSite.ts'

/** The frame around every page. Dialogs are drawn inside it, so that what stands beside it (a preview bar) stays usable. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { settings } = useApplication()
  const viewer = useViewer()
  const { channel } = useSite()
  return (
    <div id="page-frame" className={styles['frame']}>
      <a href="#main" className={styles['skip']}>
        {copy.frame.skip}
      </a>
      <Header viewer={viewer} channel={channel && { name: channel.channelName ?? copy.frame.brand, logoUrl: channel.info.logoUrl }} />
      {children}
      <Footer company={settings.company} />
    </div>
  )
}
