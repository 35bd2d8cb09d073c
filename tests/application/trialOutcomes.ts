/** The outcome of each status for a guest who submits a program or blocks. */
export const trialOutcomes = [
  [401, 'signInFirst'],
  [403, 'signInFirst'],
  [404, 'notForGuests'],
  [405, 'notForGuests'],
  [409, 'inRoom'],
  [413, 'tooLong'],
  [501, 'notForGuests'],
  [500, 'failed'],
] as const
