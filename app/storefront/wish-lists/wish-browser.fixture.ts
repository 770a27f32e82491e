import type { BuiltShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import { unseal } from '../../db/secrets.server.ts'
import { json } from '../cart/cart-browser.fixture.ts'
import type { WishAnswer } from './wish-answer.ts'

export const teeSku = 'TEE-BLK-01-S'
export const potSku = 'POT-WHT-01'

/** A browser of one shopper, with the shop's scripts and without. */
export function browserOf(shop: BuiltShop) {
  const { cookies, ask, send } = shopBrowser(shop)
  /** As the shop's scripts do. */
  const change = async (deed: string, fields: Record<string, string> = {}) => {
    const answer = await send(`/wishList/${deed}`, fields, json)
    return { status: answer.status, answer: (await answer.json()) as WishAnswer }
  }
  const state = async () => (await ask('/wishList/state')).json()
  const page = async (target = '/wishList') => (await ask(target)).text()
  return { cookies, ask, send, change, state, page }
}

/** Somebody with a tee on their list. */
export async function shopperOf(shop: BuiltShop) {
  const browser = browserOf(shop)
  const { list } = (await browser.change('add', { sku: teeSku })).answer
  return { ...browser, list: list! }
}

/** The number of a variant's product, as a form sends it. */
export async function productOf(shop: BuiltShop, sku: string): Promise<string> {
  const { product_id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return String(product_id)
}

/** The token under which others see a list. */
export async function tokenOf(shop: BuiltShop, list: string): Promise<string> {
  const { share_token_sealed } = await shop.db
    .selectFrom('wish_list')
    .select('share_token_sealed')
    .where('id', '=', list)
    .executeTakeFirstOrThrow()
  return unseal(shop.db, 'share-token', share_token_sealed!)
}

/** All that wish lists and carts have in the database. */
export async function keptRows({ db }: BuiltShop) {
  return {
    visitors: await db.selectFrom('visitor').select(['id', 'token_hash']).orderBy('id').execute(),
    lists: await db.selectFrom('wish_list').selectAll().orderBy('id').execute(),
    wishes: await db.selectFrom('wish').selectAll().orderBy('list_id').orderBy('product_id').execute(),
    lines: await db.selectFrom('cart_line').selectAll().orderBy('sku').execute(),
  }
}
