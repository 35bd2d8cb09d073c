import { afterEach, expect, it, vi } from 'vitest'
import { memoryCeiling } from '../../../src/adapters/python/memoryCeiling.ts'

const page = 65_536

// Other files of this worker must not see the stub.
afterEach(() => void vi.unstubAllGlobals())

/** Fakes the part of `WebAssembly` that the ceiling replaces for good, since other tests use the real one. */
function fakeMemory() {
  class Memory {
    buffer = { byteLength: page }
    grow(pages: number): number {
      const before = this.buffer.byteLength / page
      this.buffer = { byteLength: (before + pages) * page }
      return before
    }
  }
  vi.stubGlobal('WebAssembly', { Memory })
  const ceiling = memoryCeiling()
  return { memory: new Memory(), ceiling }
}

it('lets a memory grow up to the ceiling and no further, and knows whether something was refused since it was set', () => {
  const { memory, ceiling } = fakeMemory()
  ceiling.set(3 * page)
  expect(memory.grow(2)).toBe(1)
  expect(ceiling.wasReached()).toBe(false)
  expect(() => memory.grow(1)).toThrow(RangeError)
  expect([memory.buffer.byteLength, ceiling.wasReached()]).toEqual([3 * page, true])
  // Setting it for the next run resets the flag.
  ceiling.set(4 * page)
  expect(ceiling.wasReached()).toBe(false)
  expect(memory.grow(1)).toBe(3)
})

it('has none until it is set, and cannot be taken away', () => {
  const { memory } = fakeMemory()
  expect(memory.grow(100_000)).toBe(1)
  expect(Reflect.defineProperty(Object.getPrototypeOf(memory), 'grow', { value: () => 0 })).toBe(false)
})
