/** The part of Pyodide's WebAssembly module that is used here; the names are Emscripten's. */
export interface FreeingModule {
  readonly HEAPU8: Uint8Array
  readonly wasmTable: WebAssembly.Table
  readonly ___stack_pointer: WebAssembly.Global
}

/** The place of tp_dealloc in PyTypeObject, in bytes, on a machine of 32 bits. */
const deallocOffset = 24

/**
 * Bytes of the stack that Python measures, per object that another one frees. Python delays frees that are nested too deep for that stack,
 * some 130 of them with this size. Chromium's own stack, the smallest, holds more than ten times as many.
 */
const bytesPerFree = 512

/**
 * Allows chains of any length to be freed. Compiled to WebAssembly, the functions that free objects use nothing of the stack that Python
 * measures, so that a list that holds a list, and so on, would use up the engine's own stack, which aborts a program. Each of these
 * functions is from here on called through another one, which uses a share of the measured stack.
 */
export function guardFreeing({ HEAPU8, wasmTable, ___stack_pointer: stackPointer }: FreeingModule, typeAddresses: readonly number[]): void {
  const memory = new DataView(HEAPU8.buffer)
  const guard = new WebAssembly.Module(guardBytes)
  for (const index of new Set(typeAddresses.map((address) => memory.getUint32(address + deallocOffset, true)))) {
    const { exports } = new WebAssembly.Instance(guard, { a: { p: stackPointer, f: wasmTable.get(index) } })
    wasmTable.set(index, exports['g'])
  }
}

/** A signed number as WebAssembly writes it. Two bytes hold every size that is used here. */
const signed = (value: number) => [(value & 0x7f) | 0x80, (value >> 7) & 0x7f]

const moveStackPointer = (bytes: number): readonly number[] =>
  [
    [0x23, 0], // global.get p
    [0x41, ...signed(bytes)], // i32.const
    [0x6a], // i32.add
    [0x24, 0], // global.set p
  ].flat()

const body = [
  [0], // no local variables
  moveStackPointer(-bytesPerFree),
  [0x20, 0], // local.get
  [0x10, 0], // call f
  moveStackPointer(bytesPerFree),
  [0x0b], // end
].flat()

const nameOf = (letter: string) => [1, letter.charCodeAt(0)]
const section = (kind: number, content: readonly number[]) => [kind, content.length, ...content]

/** `(module (import "a" "p" (global (mut i32))) (import "a" "f" (func (param i32))) (func (export "g") (param i32) …))` */
const guardBytes = Uint8Array.from(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // magic number and version
    section(1, [1, 0x60, 1, 0x7f, 0]), // one type: (i32) -> ()
    section(2, [2, ...nameOf('a'), ...nameOf('p'), 3, 0x7f, 1, ...nameOf('a'), ...nameOf('f'), 0, 0]),
    section(3, [1, 0]), // one function of that type
    section(7, [1, ...nameOf('g'), 0, 1]),
    section(10, [1, body.length, ...body]),
  ].flat(),
)
