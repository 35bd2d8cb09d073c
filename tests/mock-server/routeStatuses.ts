import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** A write of the mock backend, with the statuses of all refusals that its code leads to. */
export interface RouteStatuses {
  readonly file: string
  readonly method: string
  /** The last name of its path, as in `paths.answers`. */
  readonly path: string
  readonly statuses: readonly number[]
}

/** The functions of `http.ts` that refuse. */
const refusals: Readonly<Record<string, readonly number[]>> = {
  signInFirst: [401],
  forUser: [401],
  forStaff: [401, 403],
  paymentRequired: [402],
  forbidden: [403],
  notFound: [404],
  conflict: [409],
  gone: [410],
  tooLarge: [413],
  refused: [422],
  tooMany: [429],
}

const folder = 'mock-server/routes'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child)
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

/** Returns the functions of a file by name, at any depth. */
function functionsOf(program: Node): ReadonlyMap<string, Node> {
  const named = [...nodesOf(program)].flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return [[nameOf(node['id']), node] as const]
    return node.type === 'VariableDeclarator' && isNode(node['init']) ? [[nameOf(node['id']), node['init']] as const] : []
  })
  return new Map(named)
}

/** Collects the statuses of refusals in a piece of code and in the functions that it names. */
function statusesOf(code: Node, functions: ReadonlyMap<string, Node>, seen = new Set<string>()): readonly number[] {
  return [...nodesOf(code)].flatMap((node) => {
    const name = node.type === 'Identifier' ? nameOf(node) : ''
    const known = refusals[name]
    if (known !== undefined) return known
    const called = functions.get(name)
    if (called === undefined || seen.has(name)) return []
    seen.add(name)
    return statusesOf(called, functions, seen)
  })
}

/** The writes of all routes. */
export function routeStatuses(): readonly RouteStatuses[] {
  return readdirSync(folder).flatMap((file) => {
    const program: unknown = parseSync(file, readFileSync(`${folder}/${file}`, 'utf8')).program
    if (!isNode(program)) return []
    const functions = functionsOf(program)
    return [...nodesOf(program)].flatMap((node) => {
      if (node.type !== 'CallExpression' || !isNode(node['callee'])) return []
      const { object, property } = node['callee']
      const method = nameOf(property)
      const [path, ...handlers] = [node['arguments']].flat().filter(isNode)
      if (nameOf(object) !== 'server' || !/^(post|put|delete)$/.test(method) || path === undefined) return []
      const names = [...nodesOf(path)].map(nameOf).filter((name) => name !== '')
      const statuses = handlers.flatMap((handler) => statusesOf(handler, functions))
      return [
        {
          file,
          method: method.toUpperCase(),
          path: names.at(-1) ?? '',
          statuses: [...new Set(statuses)].toSorted((one, other) => one - other),
        },
      ]
    })
  })
}
