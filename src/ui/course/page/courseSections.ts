/** The parts of a course's page that can be gone to, by the names that their addresses and headings go by. */
export const courseSections = ['about', 'curriculum', 'reviews', 'related'] as const
