const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')

/** An instant as `2026-11-20T10:00` in the browser's zone; empty for none. */
export const localTimeOf = (iso: string): string => {
  const instant = new Date(iso)
  if (iso === '' || Number.isNaN(instant.getTime())) return ''
  const day = `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`
}

/** The same time of day some days later; empty stands for now. */
export const daysLater = (local: string, days: number): string => {
  const moved = local === '' ? new Date() : new Date(local)
  moved.setDate(moved.getDate() + days)
  return localTimeOf(moved.toISOString())
}

/** The other way round, with the zone that held then; null for what is no time. */
export const instantOf = (local: string): string | null => {
  const instant = new Date(local)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(instant.getTime())) return null
  const offset = -instant.getTimezoneOffset()
  return `${local.slice(0, 16)}:00${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}
