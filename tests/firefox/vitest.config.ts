import { defineConfig } from 'vitest/config'

// All tests share one browser, so files run in sequence.
export default defineConfig({
  test: { include: ['tests/firefox/*.spec.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 300_000 },
})
