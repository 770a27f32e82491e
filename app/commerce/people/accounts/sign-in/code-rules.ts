import { bareCode } from '#commerce/values/typed/typed-text.ts'

const minute = 60_000

/** How long a code and its link work, in milliseconds. */
export const signInLifetime = 10 * minute

/** How often a code may be guessed. */
export const maxSignInAttempts = 5

/** Six digits, as typed with spaces or a hyphen; undefined for anything else. */
export function parseSignInCode(typed: string): string | undefined {
  const code = bareCode(typed)
  return /^\d{6}$/.test(code) ? code : undefined
}

/** "482 913". */
export function formatSignInCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
