import { defineConfig } from 'vitest/config'

// One browser, one page after the other.
export default defineConfig({
  test: { include: ['tests/webkit/*.spec.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
})
