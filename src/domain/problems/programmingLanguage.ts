/** In which something is handed in. `TEXT` is no language of programs: an answer in words and numbers, to a task of reading. */
export const programmingLanguages = ['PYTHON', 'C', 'JAVA', 'TEXT'] as const

export type ProgrammingLanguage = (typeof programmingLanguages)[number]

/** Those in which programs are written. */
export const codeLanguages = programmingLanguages.filter((language) => language !== 'TEXT')
