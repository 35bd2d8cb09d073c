import './ui/app/tokens.css'
import './ui/app/base.css'
import { deviceStore, deviceStoresAll } from './adapters/browser/device.ts'
import { reloadOnMissingChunk } from './adapters/browser/reloadOnMissingChunk.ts'
import { tolerateTranslation } from './adapters/browser/tolerateTranslation.ts'
import { createAppPage } from './appPage.tsx'
import { readEnvironment } from './environment.ts'
import { paths } from './domain/paths.ts'
import { loadFonts } from './ui/app/font/addFonts.ts'
import { preloadPage } from './ui/app/routes.tsx'
import { withBasePath, withoutBasePath } from './ui/kit/basePath.ts'

tolerateTranslation(Node.prototype)
reloadOnMissingChunk(window, import.meta.url, import.meta.env.BASE_URL, deviceStoresAll)

// A failed preload is repeated, and reported, when the page is drawn.
const path = withoutBasePath(location.pathname)
preloadPage(path).catch(() => {})
if (path !== paths.home) import('./features/loaders.ts').catch(() => {})
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const page = createAppPage(place)
if (import.meta.env.MODE === 'demo') {
  // Pages of the preview itself replace the app.
  if (!location.pathname.startsWith(withBasePath('/preview/'))) page.show(readEnvironment())
  const isInFrame = window.parent !== window && window.name.startsWith('preview-')
  void (isInFrame
    ? import('./preview/demoFrame.tsx').then(({ startDemoFrame }) => startDemoFrame(page))
    : import('./preview/demoPreview.tsx').then(({ startDemoPreview }) => startDemoPreview(page)))
} else {
  const start = readEnvironment()
  page.show(start)
  if (start.ok) {
    const { reportUrl, preview } = start.environment.config
    if (reportUrl !== null) void import('./startTelemetry.ts').then((loaded) => loaded.startPageTelemetry(reportUrl)).catch(() => {})
    if (preview)
      void page.viewerCanTeach().then(async (teaches) => {
        if (teaches) (await import('./preview/productionPreview.tsx')).startProductionPreview(page, start)
      })
  }
}

// The home page is drawn from its document, so its font delays nothing there. The app's own store reports a device that stores nothing.
void loadFonts(deviceStore({ warn() {} }), path === paths.home ? null : page.calm())
