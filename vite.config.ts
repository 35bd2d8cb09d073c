import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { deepLinks } from './mock-server/deepLinks.ts'
import { demoPictures } from './mock-server/demoPictures.ts'
import { leanMirage } from './mock-server/leanMirage.ts'
import { noIndex } from './mock-server/noIndex.ts'
import { offlineDemo } from './mock-server/offlineDemo.ts'
import { pureFaker } from './mock-server/pureFaker.ts'
import { retireWorker } from './mock-server/retireWorker.ts'
import { compiledEagerly } from './src/shell/compiledEagerly.ts'
import { securityHeaders, staticHostFiles } from './src/shell/hosting/hosting.ts'
import { prerenderShell } from './src/shell/prerender.ts'
import { scopedName } from './src/shell/scopedName.ts'
import { stylesAnew } from './src/shell/stylesAnew.ts'

const port = Number(process.env['PORT'] ?? 5173)

/** The demo frames itself, side by side. */
const demoHeaders = { 'Content-Security-Policy': "frame-ancestors 'self'", 'X-Content-Type-Options': 'nosniff' }

const router = resolve('node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

export default defineConfig(({ command, mode }) => {
  const demo = mode === 'demo'
  return {
    plugins: [
      react(),
      compiledEagerly(),
      prerenderShell(),
      stylesAnew(),
      retireWorker(),
      ...(demo ? [pureFaker(), leanMirage(), demoPictures(), noIndex(), deepLinks(), offlineDemo()] : []),
      staticHostFiles(demo ? demoHeaders : securityHeaders),
    ],
    resolve: {
      // RxJS as it was written: its default is translated to ES5.
      conditions: ['es2015', ...defaultClientConditions],
      // The router's package leads to its development build, whatever is built: warnings, and the checks behind them.
      alias: command === 'build' ? productionRouter : [],
    },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      // Sizes have budgets of their own: tests/sizeLimits.mjs.
      chunkSizeWarningLimit: 1000,
      manifest: true,
      modulePreload: { polyfill: false },
      // What the first paint needs is two files, also where later chunks share some of it: more would pack larger. React has its
      // own, which a release leaves in the visitors' caches; and a part of its start costs as much as its file is long. What every
      // visit fetches after that is one file, and so is the demo's bar: to ask for a file costs some milliseconds. The rest of the
      // rules and paths comes at once, and so do the small parts that pages share: dozens of files of some 300 bytes each cost more
      // than they spare.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules.(react|react-dom|scheduler)\//, tags: ['$initial'], priority: 2 },
              { name: 'page', tags: ['$initial'], priority: 1 },
              { name: 'idle', test: /(HomeDialogs|ConnectionBar)\.tsx$/ },
              ...(demo ? [{ name: 'preview', test: /(demoPreview|ChatPlace)\.tsx$/ }] : []),
              { name: 'domain', test: /src.(domain|application)\/|src.adapters.http.\w+Paths/ },
              { name: 'parts', test: /lucide|src.ui.(parts.(?!\w*(Dialog|Sheet))[^/\\]+|app.use\w+\.ts)$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: { port, strictPort: true, host: '127.0.0.1' },
    preview: { port, strictPort: true, host: '127.0.0.1', headers: demo ? demoHeaders : securityHeaders },
    test: {
      // All cores: nobody works beside it, and the default leaves one free.
      maxWorkers: availableParallelism(),
      // Files share a worker's modules and its document, which takes a third of the time. What a test puts in their place goes with it.
      isolate: false,
      unstubGlobals: true,
      unstubEnvs: true,
      restoreMocks: true,
      coverage: {
        provider: 'v8',
        include: ['src/domain/**/*.ts'],
        thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      },
      projects: [
        { extends: true, test: { name: 'domain', environment: 'node', include: ['tests/domain/**/*.test.ts'] } },
        { extends: true, test: { name: 'application', environment: 'node', include: ['tests/application/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'adapters',
            environment: 'node',
            include: [
              'tests/adapters/**/*.test.ts',
              'tests/mock-server/**/*.test.ts',
              'tests/bench/**/*.test.ts',
              'tests/conform/**/*.test.ts',
              'tests/shell/**/*.test.ts',
              'tests/preview/**/*.test.ts',
              'tests/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: { name: 'ui', environment: 'jsdom', setupFiles: ['tests/ui/setup.ts'], include: ['tests/ui/**/*.test.{ts,tsx}'] },
        },
      ],
    },
  }
})
