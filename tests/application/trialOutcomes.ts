/** What a status means to a guest who hands in, a text problem or blocks. */
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
