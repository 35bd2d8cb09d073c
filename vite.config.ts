import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { deepLinks } from './mock-server/deepLinks.ts'
import { demoPictures } from './mock-server/demoPictures.ts'
import { noIndex } from './mock-server/noIndex.ts'
import { offlineDemo } from './mock-server/offlineDemo.ts'
import { retireWorker } from './mock-server/retireWorker.ts'
import { chunkGroups } from './src/shell/chunkGroups.ts'
import { securityHeaders, staticHostFiles } from './src/shell/hosting/hosting.ts'
import { prerenderShell } from './src/shell/prerender.ts'
import { hostPattern, shellPages } from './src/shell/shellPages.ts'
import { pythonRuntimeFiles } from './src/shell/python/pythonRuntimePlugin.ts'
import { pythonCorpora } from './tests/tiers.mjs'

// The footer names it, in what is prerendered, too.
process.env['VITE_VERSION'] = packageJson.version

const port = Number(process.env['PORT'] ?? 5173)

/** The demo frames itself, side by side. */
const demoHeaders = { 'Content-Security-Policy': "frame-ancestors 'self'", 'X-Content-Type-Options': 'nosniff' }

const demoPages = shellPages.map((page) => ({ file: page.file, pattern: (base: string) => hostPattern(page, base) }))

const demoPlugins = () => [demoPictures(), noIndex(), deepLinks(), offlineDemo(demoPages)]

const inPage = { environment: 'jsdom', setupFiles: ['tests/ui/setup.ts'] }

const testProject = (name: string, folders: string, test?: ViteUserConfig['test']): TestProjectConfiguration => ({
  extends: true,
  test: { name, environment: 'node', include: [`tests/${folders}.test.{ts,tsx}`], exclude: pythonCorpora, ...test },
})

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo'
  const headers = isDemo ? demoHeaders : securityHeaders
  return {
    plugins: [
      react(),
      prerenderShell(),
      retireWorker(),
      pythonRuntimeFiles(),
      ...(isDemo ? demoPlugins() : []),
      staticHostFiles(headers, packageJson.version),
    ],
    // rxjs without its code for browsers of ten years ago.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      // Sizes have budgets of their own: tests/sizeLimits.mjs.
      chunkSizeWarningLimit: 1000,
      manifest: true,
      // Notices of the packages that are inside; the font's stands in public/.
      license: { fileName: 'third-party-licenses.md' },
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port, strictPort: true, host: '127.0.0.1' },
    preview: { port, strictPort: true, host: '127.0.0.1', headers },
    test: {
      // All cores: nobody works beside it, and the default leaves one free.
      maxWorkers: availableParallelism(),
      // Files share a worker's modules and its document, which takes a third of the time. What a test puts in their place goes with it.
      isolate: false,
      // Ends a hang; what must be quick is measured by the bench.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      unstubGlobals: true,
      unstubEnvs: true,
      restoreMocks: true,
      coverage: {
        provider: 'v8',
        include: ['src/domain/**/*.ts'],
        thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      },
      projects: [
        testProject('domain', 'domain/**/*'),
        testProject('application', 'application/**/*'),
        testProject('adapters', '{*,{adapters,mock-server,bench,conform,shell,preview}/**/*}'),
        // Runs a tenth of its programs in `npm test`: tests/tiers.mjs.
        { extends: true, test: { name: 'python', environment: 'node', include: pythonCorpora } },
        testProject('ui', '{ui/*,ui/!(demo)/**/*}', inPage),
        // The whole app starts there, with all that it changes of its page.
        testProject('demo', 'ui/demo/*', { ...inPage, isolate: true }),
      ],
    },
  }
})
