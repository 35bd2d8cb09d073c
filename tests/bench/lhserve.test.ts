import { test } from 'vitest'
import { servePages } from '../../tests/bench/servePages.ts'
import { demoBackend } from '../../tests/bench/demoBackend.ts'
import { writeFileSync } from 'node:fs'
test('serve', async () => {
  const s = await servePages([process.env['DIST'] ?? 'dist'], demoBackend('persona=learner'))
  writeFileSync('/tmp/lhurl', s.url)
  await new Promise((r) => setTimeout(r, Number(process.env['SERVE_MS'] ?? 580000)))
}, 700000)
