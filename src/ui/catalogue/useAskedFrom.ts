import { useApplication } from '../app/ApplicationContext.ts'
import { useSite } from '../app/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import type { AskedFrom } from './CatalogueKind.ts'

export const useAskedFrom = (): AskedFrom => {
  const { channels, studies } = useApplication()
  return { channels, studies, site: useSite().site, viewer: useViewer() }
}
