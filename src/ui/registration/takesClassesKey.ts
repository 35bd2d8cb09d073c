/** The storage key of a flag that is set once somebody has registered for a class here. Only then does the home page ask for the dates of classes: others need not wait for them. */
export const takesClassesKey = 'takesClasses'
