/** Somebody whom the shop knows by the token in their cookie, and by nothing else. */
export interface Visitor {
  id: number
  token: string
}

/** The form of a token: 128 bits in base64url. */
export function isVisitorToken(typed: string): boolean {
  return /^[\w-]{22}$/.test(typed)
}

const day = 24 * 60 * 60 * 1000

/** How long the shop remembers somebody who does not come. Their cookies live as long. */
export const rememberedDays = 365

/** Who was seen before this is forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - rememberedDays * day)
}

/** Who was seen before this is noted as seen anew: one write a day is enough. */
export function notedBefore(now: Date): Date {
  return new Date(now.getTime() - day)
}
