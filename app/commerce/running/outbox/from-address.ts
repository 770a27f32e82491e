import { parseEmail } from '../../values/typed/email-address.ts'

/** Accepts `shop@example.com` and `Tote <shop@example.com>`. */
export function isFromAddress(text: string): boolean {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  return parseEmail(address).ok
}

/** Shop name and email from the settings; without an email, `shop@` the shop's host. */
export function defaultFromAddress(settings: { shopName: string; email: string }, publicUrl: string): string {
  const name = settings.shopName.replace(/[\p{Cc}"\\<>]/gu, ' ').trim() || 'Shop'
  const address = parseEmail(settings.email)
  return `"${name}" <${address.ok ? address.email : `shop@${new URL(publicUrl).hostname}`}>`
}
