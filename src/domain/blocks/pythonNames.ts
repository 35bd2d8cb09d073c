import type { Stage } from './stage.ts'

/** Python names for the names in blocks. Blocks tell a variable from a list or a function of the same name; Python does not. */
export interface PythonNames {
  readonly variable: (name: string) => string
  readonly list: (name: string) => string
  readonly function: (name: string) => string
  /** Returns a name that is not taken yet. */
  readonly another: (name: string) => string
}

/** Creates the names. Those of the sea are assigned first, so that they are the same for every program in it. */
export function pythonNames({ variables, lists, goals }: Pick<Stage, 'variables' | 'lists' | 'goals'>): PythonNames {
  const taken = new Set(reserved)
  const another = (name: string): string => {
    const plain = pythonName(name)
    let free = plain
    for (let number = 2; taken.has(free); number += 1) free = `${plain}_${number}`
    taken.add(free)
    return free
  }
  const namesOf = (given: readonly string[]) => {
    const known = new Map<string, string>()
    const nameOf = (name: string): string => {
      const found = known.get(name) ?? another(name)
      known.set(name, found)
      return found
    }
    for (const name of given) nameOf(name)
    return nameOf
  }
  return {
    variable: namesOf(variables.map(({ name }) => name)),
    list: namesOf(lists.map(({ name }) => name)),
    function: namesOf(goals.flatMap((goal) => (goal.kind === 'CALLED' ? [goal.name] : []))),
    another,
  }
}

/** Makes a valid Python name. Korean letters are allowed; blanks and a digit at the start are not. */
function pythonName(name: string): string {
  const safe = name.normalize('NFKC').replace(/\P{XID_Continue}/gu, '_')
  return /^[\p{XID_Start}_]/u.test(safe) ? safe : `_${safe}`
}

/** Python's keywords, functions that a program might call by accident, the words of the module `sea`, and names that are printed. */
const reserved = `
False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda
nonlocal not or pass raise return try while with yield
abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir
divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter
len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice
sorted staticmethod str sum super tuple type vars zip __import__ __build_class__
move sidestep go_up go_right go_down go_left turn_left turn_right pick put say wait send send_and_wait rock_ahead item_here box_here at_goal
is_green shark_ahead look dice place when_started when_signal
_ __turn__ __round__ __name__ __builtins__
`
  .trim()
  .split(/\s+/)
