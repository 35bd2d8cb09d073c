/** Matches texts of white space, control characters, characters that fonts draw as nothing, and the blank of Braille. */
const invisibleText = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Tells whether a text has no visible character, so that readers would see nothing. */
export function isBlank(text: string): boolean {
  return invisibleText.test(text)
}
