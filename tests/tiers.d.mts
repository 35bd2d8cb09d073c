export interface Step {
  readonly name: string
  readonly command: string
  /** The file of its results. */
  readonly report?: string
  readonly isInBrowser?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export const pythonCorpora: string[]

export const longUnits: string[]

export function reachedSpecs(changed: readonly string[]): readonly string[]

export const stepsOf: {
  first(): readonly (readonly Step[])[]
  all(): readonly (readonly Step[])[]
  changed(changed: readonly string[], base: string): readonly (readonly Step[])[]
}
