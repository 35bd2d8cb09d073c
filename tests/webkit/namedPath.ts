/** XPath of the button, link or field that is called so, or whose words begin so. */
export const namedPath = (name: string, within = '') => {
  const isIt = `@aria-label="${name}" or starts-with(normalize-space(.), "${name}") or @id=//label[normalize-space(.)="${name}"]/@for or ancestor::label[normalize-space(.)="${name}"]`
  return `${within}//*[self::button or self::a or self::input or self::select][${isIt}]`
}

/** The same of a field of text, whose label may go on with a hint. */
export const fieldPath = (name: string, within = '') => {
  const isLabel = `starts-with(normalize-space(.), "${name}")`
  return `${within}//*[self::input or self::textarea or self::select][@aria-label="${name}" or @id=//label[${isLabel}]/@for or ancestor::label[${isLabel}]]`
}
