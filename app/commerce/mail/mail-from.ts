import { readEmail } from '../stock/back-in-stock.ts'

/** Whether letters can come from this: an address alone, or after a name, like `Tote <shop@example.com>`. */
export function isSender(text: string): boolean {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  return readEmail(address).ok
}

/**
 * Whom letters come from where nobody said: the shop's name and the address that its pages show. Without one there is only
 * the host to be from.
 */
export function usualSender(settings: { shopName: string; email: string }, publicUrl: string): string {
  const name = settings.shopName.replace(/[\p{Cc}"\\<>]/gu, ' ').trim() || 'Shop'
  const address = readEmail(settings.email)
  return `"${name}" <${address.ok ? address.email : `shop@${new URL(publicUrl).hostname}`}>`
}
