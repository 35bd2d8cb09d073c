const form = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** An ISO date-time with its zone, on a day that exists. */
export function isInstant(text: string): boolean {
  const [, year, month, day] = form.exec(text) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(text)) && Number(day) <= daysOf(Number(year), Number(month))
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
