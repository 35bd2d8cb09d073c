export interface FaultedCall {
  /** `GET users/me`: the call as a rule names it. */
  readonly rule: string
  readonly label: string
  /** How it goes wrong by a rule of its own; empty when it has none. */
  readonly kind: string
  /** Another rule that comes first for this call. */
  readonly overruledBy: string | null
}

/** What the address says about faults. */
export interface FaultView {
  readonly parts: readonly { readonly name: string; readonly calls: readonly FaultedCall[] }[]
  /** Rules that are no single call's own, as they are written. */
  readonly others: string
  readonly isQuiet: boolean
}

/** Changes of the faults; each returns the whole new text of the parameter. */
export interface FaultEdits {
  ofCall(rule: string, kind: string): string
  ofOthers(text: string): string
  /** The invalid rules in a text. */
  problems(text: string): readonly string[]
  readonly everything: string
}

/** A call as it happens. */
export interface SeenCall {
  readonly id: number
  readonly method: string
  readonly path: string
  readonly fault: string | number | null
  readonly outcome: number | 'waiting' | 'dropped' | 'givenUp'
  readonly milliseconds: number | null
}
