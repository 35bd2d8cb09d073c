import {
  type BlockProgram,
  type Body,
  comparisons,
  type Condition,
  type ConditionSlot,
  directions,
  type Expression,
  type FunctionDefinition,
  maxTextLength,
  operators,
  type Place,
  programVersion,
  type Script,
  sensors,
  sides,
  type Statement,
  type Trigger,
  type ValueSlot,
} from '../domain/blocks/program.ts'

/** The maximum nesting of blocks; no learner's program is deeper. */
const deepest = 60
const maxNodes = 3_000
const maxScripts = 100
const greatestNumber = 1_000_000_000

class NoProgram extends Error {}

/** Parses untrusted data as a program. Returns null when any part of it is invalid. */
export function parseProgram(raw: unknown): BlockProgram | null {
  const reader = new ProgramReader()
  try {
    return reader.program(raw)
  } catch (error) {
    if (error instanceof NoProgram) return null
    throw error
  }
}

/** Parses a text in the same way, as a learner may paste it. */
export function parseProgramText(text: string): BlockProgram | null {
  try {
    return parseProgram(JSON.parse(text))
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Reads one program, of bounded size. */
class ProgramReader {
  private nodes = 0
  private depth = 0

  program(raw: unknown): BlockProgram {
    const { version, scripts, functions } = fieldsOf(raw)
    if (version !== programVersion) throw new NoProgram()
    return {
      version: programVersion,
      scripts: listOf(scripts, maxScripts).map((one) => this.script(one)),
      functions: listOf(functions, maxScripts).map((one) => this.definition(one)),
    }
  }

  private script(raw: unknown): Script {
    const { trigger, body, place } = fieldsOf(raw)
    return { trigger: triggerOf(trigger), body: this.body(body), place: placeOf(place) }
  }

  private definition(raw: unknown): FunctionDefinition {
    const { name, body, place } = fieldsOf(raw)
    return { name: nameOf(name), body: this.body(body), place: placeOf(place) }
  }

  private body(raw: unknown): Body {
    return listOf(raw, maxNodes).map((one) => this.node(one, (fields) => this.statement(fields)))
  }

  /** Counts the nodes that are read, so that no input takes long. */
  private node<Read>(raw: unknown, read: (fields: Fields) => Read): Read {
    this.nodes += 1
    this.depth += 1
    if (this.nodes > maxNodes || this.depth > deepest) throw new NoProgram()
    const node = read(fieldsOf(raw))
    this.depth -= 1
    return node
  }

  private value(raw: unknown): ValueSlot {
    return raw === null || raw === undefined ? null : this.node(raw, (fields) => this.expression(fields))
  }

  private condition(raw: unknown): ConditionSlot {
    return raw === null || raw === undefined ? null : this.node(raw, (fields) => this.test(fields))
  }

  private statement(fields: Fields): Statement {
    const { kind } = fields
    switch (kind) {
      case 'forward':
      case 'sidestep':
      case 'pick':
      case 'put':
      case 'break':
        return { kind }
      case 'go':
        return { kind, direction: oneOf(directions, fields['direction']) }
      case 'turn':
        return { kind, side: oneOf(sides, fields['side']) }
      case 'say':
        return { kind, value: this.value(fields['value']) }
      case 'wait':
        return { kind, ticks: this.value(fields['ticks']) }
      case 'repeat':
        return { kind, times: this.value(fields['times']), body: this.body(fields['body']) }
      case 'repeat_until':
      case 'if':
        return { kind, condition: this.condition(fields['condition']), body: this.body(fields['body']) }
      case 'if_else': {
        const [body, otherwise] = [this.body(fields['body']), this.body(fields['otherwise'])]
        return { kind, condition: this.condition(fields['condition']), body, otherwise }
      }
      case 'forever':
        return { kind, body: this.body(fields['body']) }
      case 'set':
      case 'change':
      case 'list_append':
        return { kind, name: nameOf(fields['name']), value: this.value(fields['value']) }
      case 'list_remove':
        return { kind, name: nameOf(fields['name']), index: this.value(fields['index']) }
      case 'call':
        return { kind, name: nameOf(fields['name']) }
      case 'send':
      case 'send_and_wait':
        return { kind, signal: nameOf(fields['signal']) }
      default:
        throw new NoProgram()
    }
  }

  private expression(fields: Fields): Expression {
    const { kind, value } = fields
    switch (kind) {
      case 'number':
        if (!Number.isInteger(value) || Math.abs(Number(value)) > greatestNumber) throw new NoProgram()
        return { kind, value: Number(value) }
      case 'text':
        return { kind, value: textOf(value) }
      case 'variable':
      case 'list_length':
        return { kind, name: nameOf(fields['name']) }
      case 'list_item':
        return { kind, name: nameOf(fields['name']), index: this.value(fields['index']) }
      case 'look':
        return { kind }
      case 'random':
        return { kind, from: this.value(fields['from']), to: this.value(fields['to']) }
      case 'arithmetic': {
        const operator = oneOf(operators, fields['operator'])
        return { kind, operator, left: this.value(fields['left']), right: this.value(fields['right']) }
      }
      default:
        throw new NoProgram()
    }
  }

  private test(fields: Fields): Condition {
    const { kind } = fields
    switch (kind) {
      case 'sense':
        return { kind, sensor: oneOf(sensors, fields['sensor']) }
      case 'not':
        return { kind, condition: this.condition(fields['condition']) }
      case 'logic': {
        const operator = oneOf(['AND', 'OR'] as const, fields['operator'])
        return { kind, operator, left: this.condition(fields['left']), right: this.condition(fields['right']) }
      }
      case 'compare': {
        const comparison = oneOf(comparisons, fields['comparison'])
        return { kind, comparison, left: this.value(fields['left']), right: this.value(fields['right']) }
      }
      case 'list_contains':
        return { kind, name: nameOf(fields['name']), value: this.value(fields['value']) }
      default:
        throw new NoProgram()
    }
  }
}

function fieldsOf(raw: unknown): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new NoProgram()
  return { ...raw }
}

function listOf(raw: unknown, maxLength: number): readonly unknown[] {
  if (!Array.isArray(raw) || raw.length > maxLength) throw new NoProgram()
  return raw
}

function oneOf<const T extends string>(values: readonly T[], raw: unknown): T {
  const found = values.find((value) => value === raw)
  if (found === undefined) throw new NoProgram()
  return found
}

function textOf(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > maxTextLength) throw new NoProgram()
  return raw
}

function nameOf(raw: unknown): string {
  const text = textOf(raw)
  if (text.trim() === '') throw new NoProgram()
  return text
}

function triggerOf(raw: unknown): Trigger {
  const { kind, actorId, signal } = fieldsOf(raw)
  switch (kind) {
    case 'when_started':
      return { kind, actorId: nameOf(actorId) }
    case 'when_signal':
      return { kind, actorId: nameOf(actorId), signal: nameOf(signal) }
    case 'loose':
      return { kind }
    default:
      throw new NoProgram()
  }
}

/** Returns null for a stack without a usable place; the editor then chooses one. */
function placeOf(raw: unknown): Place | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { x, y }: { x?: unknown; y?: unknown } = raw
  return Number.isFinite(x) && Number.isFinite(y) ? { x: Math.round(Number(x)), y: Math.round(Number(y)) } : null
}
