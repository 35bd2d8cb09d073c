export interface MemoryCeiling {
  /** Sets the limit of the interpreter's whole memory, in bytes. */
  set(bytes: number): void
  /** Returns whether a growth was refused since the limit was set. */
  wasReached(): boolean
}

const page = 65_536

/**
 * Keeps WebAssembly memories of this realm from growing beyond a size. To the program it looks as if the machine had no more:
 * Python raises its MemoryError.
 */
export function memoryCeiling(): MemoryCeiling {
  const { grow } = WebAssembly.Memory.prototype
  let ceiling = Infinity
  let isReached = false
  const value = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * page > ceiling) {
      isReached = true
      throw new RangeError('The program has no more memory')
    }
    return Reflect.apply(grow, this, [pages])
  }
  Object.defineProperty(WebAssembly.Memory.prototype, 'grow', { value, writable: false, configurable: false })
  return {
    set(bytes) {
      ceiling = bytes
      isReached = false
    },
    wasReached: () => isReached,
  }
}
