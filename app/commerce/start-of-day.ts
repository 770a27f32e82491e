/** When a day such as "2026-11-22" begins in a time zone; undefined if there is no such day. */
export function startOfDay(day: string, timeZone: string): Date | undefined {
  const utcStart = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN
  if (Number.isNaN(utcStart) || !new Date(utcStart).toISOString().startsWith(day)) return undefined
  let at = utcStart
  // The second time corrects for a change of the clocks in between.
  for (let pass = 0; pass < 2; pass++) at -= localTime(new Date(at), timeZone) - utcStart
  return new Date(at)
}

/** The local time in the zone, written as if it were UTC. */
function localTime(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}
