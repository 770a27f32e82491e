import type { BuiltShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import type { CartAnswer } from './cart-answer.ts'

export const tee = 'TEE-BLK-01-S'
export const pot = 'POT-WHT-01'
export const soldOut = 'PRD-CLY-XL'
export const json = { accept: 'application/json' }

/** A browser of one shopper, with the shop's scripts and without. */
export function browserOf(shop: BuiltShop, origin?: string) {
  const { cookies, ask, send } = shopBrowser(shop, origin)
  /** As the shop's scripts do. */
  const change = async (target: string, fields: Record<string, string>) => {
    const answer = await send(target, fields, json)
    return { status: answer.status, answer: (await answer.json()) as CartAnswer }
  }
  const state = async () => (await ask('/cart/state')).json()
  return { cookies, ask, send, change, state }
}

/** What is said of a cookie beside its value. */
export const attributes = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find(line => line.startsWith(`${name}=`))
    ?.split('; ')
    .slice(1)

export const year = `Max-Age=${365 * 24 * 60 * 60}`
