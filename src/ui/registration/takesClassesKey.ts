/** Kept by the browser once somebody has registered for a class here. The home page asks for dates of classes only then: others need not wait for it. */
export const takesClassesKey = 'takesClasses'
