/** Calls about registrations, below `/{product}/v1`. All but one given by the spec. */
export const registrationPaths = {
  dateCounts: 'registrations/dates/counts',
  dates: 'users/registrations/dates',
  date: 'users/registrations/dates/{id}',
  /** Assumed by us. */
  openDates: 'course-classes/{id}/registrations/dates',
  options: 'users/registrations/options',
  registrations: 'users/registrations',
} as const

/** Calls about registrations below `/eduenv/v1` (S-216). */
export const eduenvRegistrationPaths = { dateCounts: 'registrations/dates/counts' } as const
