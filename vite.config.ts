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
import { longUnits, pythonCorpora } from './tests/tiers.mjs'

// The footer shows the version, in prerendered pages, too.
process.env['VITE_VERSION'] = packageJson.version

const port = Number(process.env['PORT'] ?? 5173)

/** The demo shows two of its own pages side by side in frames. */
const demoHeaders = { 'Content-Security-Policy': "frame-ancestors 'self'", 'X-Content-Type-Options': 'nosniff' }

const demoPages = shellPages.map((page) => ({ file: page.file, pattern: (base: string) => hostPattern(page, base) }))

const demoPlugins = () => [demoPictures(), noIndex(), deepLinks(), offlineDemo(demoPages)]

const notHere = process.env['TIER'] === 'first' ? [...pythonCorpora, ...longUnits] : pythonCorpora

const inPage = { environment: 'jsdom', setupFiles: ['tests/ui/setup.ts'] }

const testProject = (name: string, folders: string, test?: ViteUserConfig['test']): TestProjectConfiguration => ({
  extends: true,
  test: { name, environment: 'node', include: [`tests/${folders}.test.{ts,tsx}`], exclude: notHere, ...test },
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
    // Vite bundles workers in builds of their own.
    worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
    // rxjs without its code for browsers of ten years ago.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      // Sizes have budgets of their own: tests/sizeLimits.mjs.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      manifest: true,
      // Notices of the packages that are inside; the font's stands in public/.
      license: { fileName: 'third-party-licenses.md' },
      modulePreload: { polyfill: false },
      // Build times depend on the machine, so they raise no warning.
      rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port, strictPort: true, host: '127.0.0.1' },
    preview: { port, strictPort: true, host: '127.0.0.1', headers },
    test: {
      // Uses all cores; the default leaves one free.
      maxWorkers: availableParallelism(),
      // Files share a worker's modules and document, which takes a third of the time. Each test must undo its stubs.
      isolate: false,
      // This limit only ends a hang; the bench measures speed.
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
        // These tests run a tenth of their programs in `npm test`: see tests/tiers.mjs.
        { extends: true, test: { name: 'python', environment: 'node', include: pythonCorpora } },
        testProject('ui', '{ui/*,ui/!(demo)/**/*}', inPage),
        // These tests start the whole app, which changes its page.
        testProject('demo', 'ui/demo/*', { ...inPage, isolate: true }),
      ],
    },
  }
})
