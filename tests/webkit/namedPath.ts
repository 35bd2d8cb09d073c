/** Returns the XPath of a button, link or field with this name, or whose text begins with it. */
export const namedPath = (name: string, within = '') => {
  const isIt = `@aria-label="${name}" or starts-with(normalize-space(.), "${name}") or @id=//label[normalize-space(.)="${name}"]/@for or ancestor::label[normalize-space(.)="${name}"]`
  return `${within}//*[self::button or self::a or self::input or self::select][${isIt}]`
}

/** Returns the XPath of a text field, whose label may continue with a hint. */
export const fieldPath = (name: string, within = '') => {
  const isLabel = `starts-with(normalize-space(.), "${name}")`
  return `${within}//*[self::input or self::textarea or self::select][@aria-label="${name}" or @id=//label[${isLabel}]/@for or ancestor::label[${isLabel}]]`
}
