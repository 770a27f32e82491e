import type { BuiltShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import type { CartResponse } from '../product-controls/add-to-cart/cart-response.ts'

export const acceptJson = { accept: 'application/json' }

/** A shopper's browser: `send` posts forms without JavaScript, `change` with it. */
export function cartBrowser(shop: BuiltShop, origin?: string) {
  const { cookies, fetch, send } = shopBrowser(shop, origin)
  const change = async (target: string, fields: Record<string, string>) => {
    const response = await send(target, fields, acceptJson)
    return { status: response.status, body: (await response.json()) as CartResponse }
  }
  const state = async () => (await fetch('/cart/state')).json()
  return { cookies, fetch, send, change, state }
}

/** All sessions of visitors, and the lines of their carts. */
export async function readCartRows({ db }: BuiltShop) {
  const sessions = await db.selectFrom('session').selectAll().orderBy('id').execute()
  const lines = await db.selectFrom('cart_line').selectAll().orderBy('visitor_id').orderBy('sku').execute()
  return { sessions, lines }
}

export const cookieAttributes = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find(line => line.startsWith(`${name}=`))
    ?.split('; ')
    .slice(1)

export const oneYearMaxAge = `Max-Age=${365 * 24 * 60 * 60}`
