/** The parts of a class's page that can be gone to, by the names that their addresses and headings go by. */
export const classSections = ['times', 'about', 'members', 'dates', 'curriculum', 'reviews'] as const
export type ClassSectionName = (typeof classSections)[number]
