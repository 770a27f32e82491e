import { unseal } from '#db/secrets/secrets.server.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { acceptJson } from '../cart/cart-browser.fixture.ts'
import type { WishListResponse } from '../product-controls/hearts/wish-list-response.ts'

/** A shopper's browser: `change` sends forms as the shop's scripts do, `send` as plain forms. */
export function wishBrowser(shop: BuiltShop) {
  const { cookies, fetch, send } = shopBrowser(shop)
  const change = async (kind: string, fields: Record<string, string> = {}) => {
    const response = await send(`/wish-list/${kind}`, fields, acceptJson)
    return { status: response.status, response: (await response.json()) as WishListResponse }
  }
  const state = async () => (await fetch('/wish-list/state')).json()
  const page = async (target = '/wish-list') => (await fetch(target)).text()
  return { cookies, fetch, send, change, state, page }
}

/** A shopper with a tee on their list. */
export async function wishShopper(shop: BuiltShop) {
  const browser = wishBrowser(shop)
  const { list } = (await browser.change('add', { sku: blackTeeSku })).response
  return { ...browser, list: list! }
}

export async function readProductIdOfSku(shop: BuiltShop, sku: string): Promise<string> {
  const { product_id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return String(product_id)
}

export async function readShareToken(shop: BuiltShop, list: string): Promise<string> {
  const { share_token_sealed } = await shop.db
    .selectFrom('wish_list')
    .select('share_token_sealed')
    .where('id', '=', list)
    .executeTakeFirstOrThrow()
  return unseal(shop.db, 'share-token', share_token_sealed!)
}

/** All rows of visitors, wish lists and carts. */
export async function readStoredRows({ db }: BuiltShop) {
  return {
    sessions: await db.selectFrom('session').select(['visitor_id', 'token_hash']).orderBy('id').execute(),
    lists: await db.selectFrom('wish_list').selectAll().orderBy('id').execute(),
    wishes: await db.selectFrom('wish').selectAll().orderBy('list_id').orderBy('product_id').execute(),
    lines: await db.selectFrom('cart_line').selectAll().orderBy('sku').execute(),
  }
}
