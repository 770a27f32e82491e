const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const deadlines = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

/** "November 21, 2026". */
export function dayInWords(at: string): string {
  return days.format(new Date(at))
}

/** "November 21, 2026 at 12:00 PM UTC": until when something is held. */
export function deadlineInWords(at: string): string {
  return `${deadlines.format(new Date(at)).replaceAll('\u202f', ' ')} UTC`
}

/** "November 21, 2026 at 12:00:00 PM UTC": where law asks for the hour. */
export function timeInWords(at: string): string {
  return times.format(new Date(at)).replaceAll('\u202f', ' ')
}
