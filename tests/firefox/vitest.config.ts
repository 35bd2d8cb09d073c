import { defineConfig } from 'vitest/config'

// One browser, one page after the other.
export default defineConfig({
  test: { include: ['tests/firefox/*.spec.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 300_000 },
})
