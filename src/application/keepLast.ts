/** Memoizes the last result, so that equal arguments give the same object. */
export function keepLast<Args extends readonly unknown[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null
  return (...args) => {
    if (last === null || args.some((arg, at) => arg !== last?.args[at])) last = { args, result: make(...args) }
    return last.result
  }
}
