/** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
export const maxEmailLength = 254

export type ParsedEmail = { ok: true; email: string } | { ok: false; reason: 'no-email' | 'bad-email' }

/** Reads a typed email address, in lower case. It checks for one @ and a dot in the domain, not for the full grammar. */
export function parseEmail(typed: unknown): ParsedEmail {
  const email = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
  if (email === '') return { ok: false, reason: 'no-email' }
  const isValid =
    email.length <= maxEmailLength &&
    /^[^\s@<>"(),:;\\\p{Cc}]+@[^\s@<>"(),:;\\\p{Cc}]+\.[^\s@.<>"(),:;\\\p{Cc}]{2,}$/u.test(email)
  return isValid ? { ok: true, email } : { ok: false, reason: 'bad-email' }
}
