import { defineConfig } from 'vitest/config'

// All tests share one browser, so files run in sequence.
export default defineConfig({
  test: { include: ['tests/webkit/*.spec.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
})
