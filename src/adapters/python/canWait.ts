/** Waiting for an answer in the midst of a program: not every browser can. */
export const canWait = () => 'Suspending' in WebAssembly
