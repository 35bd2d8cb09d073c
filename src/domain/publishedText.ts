/** White space, control characters, characters that fonts draw as nothing, and the blank of Braille. */
const invisibleText = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nothing can be seen of a text, so that nobody could read it where it is published. */
export function isBlank(text: string): boolean {
  return invisibleText.test(text)
}
