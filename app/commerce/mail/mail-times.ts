const minute = 60_000
const hour = 60 * minute

/** How long a process has a letter to send it, in milliseconds. Longer than a slow mail server may take for a batch. */
export const sendingTime = 5 * minute

/** How many letters one batch writes or sends. */
export const batch = 10

/** How many emails of mailings are in hand at once: fewer than the mailer's connections, so that others never wait for them. */
export const mailingBatch = 2

const rests = [1 * minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 12 * hour, 12 * hour]

/** How long a letter rests after so many tries that failed, in milliseconds; undefined after the tenth: then it is given up. */
export function restAfterTry(tries: number): number | undefined {
  return rests[tries - 1]
}

/** Letters that were sent or given up are kept to be read for so long, in milliseconds. Then what they said goes, and to whom. */
export const keptFor = 90 * 24 * hour
