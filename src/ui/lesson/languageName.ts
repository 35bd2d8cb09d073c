const names: ReadonlyMap<string, string> = new Map([
  ['python', '파이썬'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['java', '자바'],
  ['javascript', '자바스크립트'],
  ['js', '자바스크립트'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['sql', 'SQL'],
  ['lua', '루아'],
  ['bash', '터미널'],
  ['shell', '터미널'],
])

/** What people call a programming language; one that we do not know keeps its own name. */
export function languageName(language: string): string {
  return names.get(language.toLowerCase()) ?? language
}
