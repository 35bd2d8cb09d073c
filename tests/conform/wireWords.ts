const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** Names the type of a value in English. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null'
  const type = Array.isArray(value) ? 'array' : typeof value
  return names[type] ?? type
}

/** `text`, `a number or null`, `"A", "B" or null` */
export function namesOf(types: unknown): string {
  const all = [types].flat().map((type) => names[String(type)] ?? String(type))
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

const longest = 40

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
