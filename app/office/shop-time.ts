/** A moment as inputs of the type `datetime-local` write it, in a time zone: "2026-12-01T09:00". */
export function localTimeOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return parts.format(new Date(instant)).replace(' ', 'T')
}

/** The moment of a local time as ISO 8601 in UTC; undefined if it is none. A time that clocks skip is an hour later. */
export function instantOf(local: string, timeZone: string): string | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (time: number) =>
    Date.parse(`${localTimeOf(new Date(time).toISOString(), timeZone)}Z`) - time
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}
