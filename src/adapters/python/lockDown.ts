/** The globals that remain once learners' code runs: the language itself, and those that the interpreter still uses. */
const allowed: Set<string> = new Set(
  [
    'globalThis self Infinity NaN undefined isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
    'Object Boolean Symbol Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError',
    'Number BigInt Math Date String RegExp Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator JSON Promise Reflect Proxy Intl Temporal',
    'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array',
    'BigInt64Array BigUint64Array ArrayBuffer SharedArrayBuffer DataView Atomics DisposableStack AsyncDisposableStack SuppressedError',
    'WebAssembly TextDecoder TextEncoder crypto performance structuredClone queueMicrotask',
    'setTimeout clearTimeout setInterval clearInterval MessageChannel AbortController AbortSignal Event EventTarget DOMException',
    'constructor __proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__',
    'hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf',
  ]
    .join(' ')
    .split(' '),
)

/**
 * Removes everything from this realm by which code could reach beyond it: network, storage, messages, further workers and code from text.
 * Unknown globals are removed too, so that a browser's next API is not a way out. Throws where something cannot be removed.
 */
export function lockDown(realm: object): void {
  withoutCodeFromText(realm)
  withoutTextTimers(realm)
  withSilentConsole(realm)
  const left: string[] = []
  for (let holder: object | null = realm; holder !== null && holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
    for (const name of Object.getOwnPropertyNames(holder)) if (!allowed.has(name) && !take(holder, name)) left.push(name)
  if (left.length > 0) throw new Error(`Cannot be taken from the worker: ${left.join(', ')}`)
}

/** Replaces a property with one that leads nowhere. Returns whether that worked. */
export const take = (holder: object, name: string): boolean =>
  Reflect.defineProperty(holder, name, { value: undefined, writable: false, configurable: false, enumerable: false }) ||
  isConstant(holder, name)

/** Tells whether the property is a constant number or text, such as Chromium's PERSISTENT, which leads nowhere. */
function isConstant(holder: object, name: string) {
  const property = Object.getOwnPropertyDescriptor(holder, name)
  return property?.writable === false && Object(property.value) !== property.value
}

function refusal(): never {
  throw new EvalError('Code from text is not allowed here')
}

/** `Function("…")`, also as the constructor of any function, and `eval`: where the host's policy does not forbid them, they are closed here. */
function withoutCodeFromText(realm: object): void {
  const samples = [function () {}, async function () {}, function* () {}, async function* () {}]
  for (const sample of samples) {
    const prototype: object = Object.getPrototypeOf(sample)
    // The interpreter evaluates `instanceof Function`.
    const refuse = Object.defineProperty(() => refusal(), 'prototype', { value: prototype })
    Object.defineProperty(prototype, 'constructor', { value: refuse, writable: false, configurable: false })
    if (prototype === Function.prototype) Object.defineProperty(realm, 'Function', { value: refuse, writable: false, configurable: false })
  }
  allowed.add('Function')
}

/** Silences the console: the result reports errors of a program, and the interpreter's own messages would fill the console. */
function withSilentConsole(realm: object): void {
  const silent = Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, () => {}]))
  Object.defineProperty(realm, 'console', { value: Object.freeze(silent), writable: false, configurable: false })
  allowed.add('console')
}

/** `setTimeout("…")` is `eval` by another name. */
function withoutTextTimers(realm: object): void {
  for (const name of ['setTimeout', 'setInterval']) {
    const original: unknown = Reflect.get(realm, name)
    if (typeof original !== 'function') continue
    const value = (work: unknown, ...rest: unknown[]): unknown => {
      if (typeof work !== 'function') refusal()
      return Reflect.apply(original, realm, [work, ...rest])
    }
    Object.defineProperty(realm, name, { value, writable: false, configurable: false })
  }
}
