/** The longest address that a mail can be sent to: RFC 5321, section 4.5.3.1.3, without the angle brackets. */
export const longestEmail = 254

export type ReadEmail = { ok: true; email: string } | { ok: false; because: 'no-email' | 'bad-email' }

/**
 * Reads an e-mail address as typed. Whether it exists only a mail can tell, so the form is asked for, not the grammar:
 * one @, no space, and a dot in the domain. Small letters, so that one shopper is one shopper.
 */
export function readEmail(typed: unknown): ReadEmail {
  const email = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
  if (email === '') return { ok: false, because: 'no-email' }
  const fits =
    email.length <= longestEmail &&
    /^[^\s@<>"(),:;\\\p{Cc}]+@[^\s@<>"(),:;\\\p{Cc}]+\.[^\s@.<>"(),:;\\\p{Cc}]{2,}$/u.test(email)
  return fits ? { ok: true, email } : { ok: false, because: 'bad-email' }
}

/** Why nothing was noted. */
export type Refusal = 'no-email' | 'bad-email' | 'unknown-sku' | 'in-stock'

export const refusalInWords: Record<Refusal, string> = {
  'no-email': 'Enter the e-mail address that we should write to.',
  'bad-email': 'This is not an e-mail address. It needs a form like name@example.com.',
  'unknown-sku': 'We do not sell this any more.',
  'in-stock': 'This can be had again. Choose it on the product’s page.',
}
