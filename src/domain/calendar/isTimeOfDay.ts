const form = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** HH:MM on a clock of 24 hours. */
export function isTimeOfDay(text: string): boolean {
  return form.test(text)
}
