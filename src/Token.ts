/** A name for a dependency that remembers its type: a factory wired to the wrong tokens does not compile. */
declare const type: unique symbol
export type Token<T> = symbol & { readonly [type]?: T }
export const token = <T>(name: string): Token<T> => Symbol(name)

export type Tokens<From extends unknown[]> = readonly [...{ readonly [Index in keyof From]: Token<From[Index]> }]

/** Says how something is made, once somebody asks for it. */
export type Bind = <T, From extends unknown[]>(to: Token<T>, factory: (...from: From) => T, from: Tokens<From>) => void
