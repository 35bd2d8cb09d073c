export const programmingLanguages = ['PYTHON', 'C', 'JAVA'] as const

export type ProgrammingLanguage = (typeof programmingLanguages)[number]
