const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

/** "November 21, 2026". */
export function dayInWords(at: string): string {
  return days.format(new Date(at))
}

/** "November 21, 2026 at 12:00:00 PM UTC": where law asks for the hour. */
export function timeInWords(at: string): string {
  return times.format(new Date(at)).replaceAll('\u202f', ' ')
}
