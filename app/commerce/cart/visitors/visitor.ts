/** The owner of a cart and lists, and the session that leads to them: its token is in the browser's cookie. */
export interface Visitor {
  id: number
  token: string
}

export interface RecognizedVisitor extends Visitor {
  /** Signed in to no account. */
  isGuest: boolean
}

const day = 24 * 60 * 60 * 1000

/** How long visitors and their cookies live after the last visit. */
export const visitorLifetimeDays = 365

/** Visitors last seen before this time are deleted. */
export function inactiveVisitorCutoff(now: Date): Date {
  return new Date(now.getTime() - visitorLifetimeDays * day)
}

/** Visits since this time are recorded already: one write a day is enough. */
export function recordedVisitCutoff(now: Date): Date {
  return new Date(now.getTime() - day)
}
