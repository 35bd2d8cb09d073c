import { useEffect } from 'react'
import { reloadedVersionKey } from '../../application/platform.ts'
import { useApplication } from '../kit/application.ts'

/** The reloaded version after which this tab has said that there is a new one. */
const announcedVersionKey = 'announced-version'

const reloadedText = '새 버전이 나와서 화면을 다시 불러왔어요. 쓰던 글은 그대로 있어요.'

/** Says once that the page was loaded again for a new version. A reload that brought the same version is not announced. */
export const NewVersionNote = () => {
  const { sessionStore, notifications } = useApplication()
  useEffect(() => {
    const reloaded = sessionStore.get(reloadedVersionKey)
    const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
    if (reloaded === null || reloaded === running || reloaded === sessionStore.get(announcedVersionKey)) return
    sessionStore.set(announcedVersionKey, reloaded)
    notifications.success(reloadedText)
  }, [sessionStore, notifications])
  return null
}
