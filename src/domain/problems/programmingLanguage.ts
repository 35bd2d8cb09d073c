/** The languages of submissions. `TEXT` is no programming language: it is an answer in words and numbers to a reading task. */
export const programmingLanguages = ['PYTHON', 'C', 'JAVA', 'TEXT'] as const

export type ProgrammingLanguage = (typeof programmingLanguages)[number]

/** The languages in which programs are written. */
export const codeLanguages = programmingLanguages.filter((language) => language !== 'TEXT')
