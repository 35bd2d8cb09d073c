import type { ApiPaths } from '../adapters/http/apiPaths.ts'
import { callParts, type Purpose } from './callPurposes.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

export interface FaultableCall {
  readonly method: (typeof methods)[number]
  /** A place in the path is any one segment. */
  readonly path: string
  readonly label: string
}

interface FaultablePart {
  readonly name: string
  readonly calls: readonly FaultableCall[]
}

/** Every call that a fault can hit, as a rule would name it. */
export const faultableCalls = (paths: ApiPaths): readonly FaultablePart[] =>
  callParts(paths).map(({ name, calls }) => ({ name, calls: calls.flatMap(([path, purpose]) => callsOn(path, purpose)) }))

const callsOn = (path: string, purpose: Purpose): readonly FaultableCall[] =>
  methods.flatMap((method) => {
    const label = purpose[method]
    return label === undefined ? [] : [{ method, path: path.replace(/\{\w+\}/g, '*'), label }]
  })
