/** What a shopper reads who sent something too often; `seconds` is how long until it may be sent again. */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Try again in ${inWords(seconds)}.`
}

/** The same for somebody who asked for too many pages. */
export function tooManyRequests(seconds: number): string {
  return `Too many pages in a short time. Try again in ${inWords(seconds)}.`
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
