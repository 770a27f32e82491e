/** The ISO time at which an ISO date begins in a time zone. */
export function shopDayStart(date: string, timeZone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let at = midnight
  // The second round settles a change of clocks between the guess and the result.
  for (let round = 0; round < 2; round++) at = midnight - (localTime(at, timeZone) - at)
  return new Date(at).toISOString()
}

/** The local time, as if it were UTC. */
function localTime(at: number, timeZone: string): number {
  // The Swedish format is ISO 8601.
  return Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
}
