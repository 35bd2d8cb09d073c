import type { Request } from 'miragejs'

export function valuesOf({ queryParams }: Request, name: string): readonly string[] {
  const value: unknown = queryParams[name]
  return [value].flat().filter((one) => typeof one === 'string')
}

/** The value of a parameter; null when it is not there. */
export function firstOf(request: Request, name: string): string | null {
  return valuesOf(request, name)[0] ?? null
}

/** The asked page, the first when none is named; null for what is no page. */
export function askedPage(request: Request): number | null {
  const asked = firstOf(request, 'page') ?? '1'
  return /^[1-9]\d*$/.test(asked) ? Number(asked) : null
}
