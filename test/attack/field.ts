import { makeGiftCard } from '../../app/commerce/gift-cards/make-gift-card.server.ts'
import { cents } from '../../app/commerce/money.ts'
import { countStock } from '../../app/commerce/stock/count-stock.server.ts'
import type { BuiltShop } from '../built-shop.ts'
import type { Found } from './crawl.ts'
import { newShopper, type Shopper, sold } from './shoppers.ts'

/** What is attacked: the shop, its shoppers, and what an attacker may know of both. */
export interface Field {
  origin: string
  /** They attack with their own cookies, and with what one gives the other. */
  attackers: Shopper[]
  /** Their cookies and addresses are sent by pages of other sites alone. */
  rider: Shopper
  /** What they have is never sent: nobody knows it. */
  victim: Shopper
  publicPart: Found
  /** SKUs, slugs, numbers, codes: what may stand in an address or a field. */
  known: string[]
}

/** New shoppers with full shelves; every round has its own. */
export async function openField(shop: BuiltShop, round: number, publicPart: Found): Promise<Field> {
  const now = new Date()
  for (const sku of Object.values(sold)) await countStock(shop.db, sku, 10_000, { who: 'merchant', now })
  const card = { amount: cents(5000), expiresAt: null }
  const { code } = await shop.db.transaction().execute(tx => makeGiftCard(tx, card, now))
  const [ada, bob, rider, victim] = (await Promise.all(
    [0, 1, 2, 3].map(number => newShopper(shop, round * 4 + number)),
  )) as [Shopper, Shopper, Shopper, Shopper]
  const orders = await shop.db.selectFrom('customer_order').select(['id', 'number']).limit(20).execute()
  const known = [
    ...Object.values(sold),
    ...publicPart.pages.flatMap(page => page.split(/[/?]/).slice(1, 3)),
    ...publicPart.forms.flatMap(({ fields }) => fields.map(([, value]) => value)).slice(0, 200),
    ...orders.flatMap(({ id, number }) => [String(id), number]),
    ...[rider, victim].flatMap(guessable),
    ...[code, 'WELCOME10', 'TOTE5', 'bank-transfer', 'test', 'stripe', 'US', 'DE', 'CA'],
    ...['1', '2', '3', '9', '10'],
  ]
  const words = [...new Set(known)].filter(word => word !== '')
  return { origin: shop.origin, attackers: [ada, bob], rider, victim, publicPart, known: words }
}

/** What opens nothing by itself: numbers of lists, lines and returns. */
function guessable({ pages, secrets, visitorId }: Shopper): string[] {
  const parts = pages.flatMap(page => page.split(/[/?=]/))
  return [String(visitorId), ...parts.filter(part => !secrets.includes(part))]
}
