import { renewRecoveryCodes } from '#commerce/people/staff/totp/recovery-code-store.server.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'

/** The recovery codes that a page shows. */
export function recoveryCodesIn(html: string): string[] {
  return [...html.matchAll(/<li>([2-9a-z-]{14})<\/li>/g)].map(([, code]) => code!)
}

/** A browser without JavaScript, from an address. `to` returns the status, and the path that follows. */
export function officeBrowser(shop: BuiltShop, from?: string) {
  const shopFrom: BuiltShop['fetch'] = (target, init) => {
    const headers = new Headers(init?.headers)
    if (from) headers.set('x-forwarded-for', from)
    return shop.fetch(target, { ...init, headers })
  }
  const { cookies, fetch, send: post } = shopBrowser({ ...shop, fetch: shopFrom })
  const send = (path: string, fields?: Record<string, string>) => (fields ? post(path, fields) : fetch(path))
  const to = async (path: string, fields?: Record<string, string>) => leads(await send(path, fields))
  return { send, cookies, to }
}

export const recoveryCodesOf = ({ db }: BuiltShop, id: number) =>
  db.transaction().execute(tx => renewRecoveryCodes(tx, id))

/** The status, and the path that follows. */
export const leads = ({ status, headers }: Response) => `${status} ${headers.get('location') ?? ''}`.trim()
