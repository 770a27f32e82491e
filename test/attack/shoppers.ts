import { setTimeout } from 'node:timers/promises'
import type { WrittenLetter } from '../../app/commerce/mail/letter.ts'
import { unsealLetter } from '../../app/commerce/mail/sealed-letter.server.ts'
import { readOrderById } from '../../app/commerce/orders/order-store.server.ts'
import { ada, checkoutShopper } from '../../app/storefront/checkout/checkout.fixture.ts'
import type { BuiltShop } from '../built-shop.ts'
import { crawl, type Found, isPublic } from './crawl.ts'
import { deliver } from './deliver.ts'

/** A shopper with a bit of everything, as the shop knows them. */
export interface Shopper extends Found {
  name: string
  email: string
  cookie: string
  /** What nobody else may learn: their cookie, the tokens of their pages, their name and email. */
  secrets: string[]
  visitorId: number
  orderIds: number[]
}

export const sold = { tee: 'TEE-BLK-01-S', pot: 'POT-WHT-01', bag: 'BAG-OFF-01' }
const soldOut = 'PRD-CLY-XL'

/** Somebody new buys, saves, returns and claims; `number` tells them and their network from all others. */
export async function newShopper(shop: BuiltShop, number: number): Promise<Shopper> {
  const name = `Vera Geheimrat-${number}`
  const email = `vera-${number}@private-${number}.example`
  const browser = await checkoutShopper(inNetwork(shop, number), { [sold.tee]: 2, [sold.pot]: 1 })
  const send = async (target: string, fields: Record<string, string>) => {
    const answer = await browser.send(target, fields)
    if (answer.status >= 400) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const order = async (payment: string) => {
    const answer = await browser.place({ ...ada, name, email, payment })
    const page = answer.headers.get('location') ?? ''
    if (!tokens([page])[0]) throw new Error(`not placed: ${answer.status} ${page}`)
    return { page, ...(await latestOrder(shop, email)) }
  }
  const unpaid = await order('bank-transfer')
  await send('/cart/add', { sku: sold.tee, quantity: '1' })
  const tested = await order('test')
  await send('/cart/add', { sku: sold.tee, quantity: '2' })
  const delivered = await order('bank-transfer')
  const line = await returnAndClaim(shop, delivered, `a-key-of-shopper-${number}`, send)

  for (const sku of Object.values(sold)) await send('/cart/add', { sku, quantity: '2' })
  await send('/cart/save', { sku: sold.bag })
  for (const sku of [sold.tee, sold.pot]) await send('/wishList/add', { sku })
  await send('/wishList/create', { name: `List of ${name}` })
  await browser.submit('/checkout/save', { ...ada, name, email })
  await send(`/backInStock/${soldOut}`, { email })
  const { id: list } = await firstList(shop, unpaid.visitorId)
  await send('/wishList/share', { list })
  await send(`/wishList/tell?list=${list}`, { list, email })

  const ofDelivered = ['return', 'invoice', `claim/${line}`].map(page => `${delivered.page}/${page}`)
  const own = ['/cart', '/checkout', '/wishList', `/wishList/${list}`, `/wishList/tell?list=${list}`]
  const written = (await lettersTo(shop, email)).flatMap(({ plain }) => addressesIn(plain))
  const first = [unpaid.page, tested.page, delivered.page, ...ofDelivered, ...own, ...written]
  const found = await crawl(shop.ownOrigin, browser.ask, first, link => !isPublic(link))
  return {
    ...found,
    name,
    email,
    cookie: [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
    secrets: [...new Set([name, email, browser.cookies.get('visitor')!, ...tokens(found.pages)])],
    visitorId: unpaid.visitorId,
    orderIds: [unpaid, tested, delivered].map(({ id }) => id),
  }
}

/** The same shop as it is reached from another network. */
export function inNetwork(shop: BuiltShop, number: number): BuiltShop {
  const ask: BuiltShop['ask'] = (target, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `203.${(number >> 8) & 255}.${number & 255}.7`)
    return shop.ask(target, { ...init, headers })
  }
  return { ...shop, ask }
}

/** An order is delivered and goes back in part. Returns the line for which there is a claim. */
async function returnAndClaim(
  { db }: BuiltShop,
  { id, page }: { id: number; page: string },
  key: string,
  send: (target: string, fields: Record<string, string>) => Promise<Response>,
): Promise<number> {
  await deliver(db, id)
  const line = (await readOrderById(db, id))!.lines[0]!.id
  const goods = { [`quantity-${line}`]: '1', reason: 'damaged', words: '' }
  await send(`${page}/return`, { ...goods, key: `${key}-return` })
  await send(`${page}/claim/${line}`, { words: 'The seam is open.', key: `${key}-claim` })
  return line
}

async function latestOrder({ db }: BuiltShop, email: string): Promise<{ id: number; visitorId: number }> {
  const { id, visitor_id } = await db
    .selectFrom('customer_order')
    .select(['id', 'visitor_id'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, visitorId: visitor_id! }
}

function firstList({ db }: BuiltShop, visitorId: number): Promise<{ id: string }> {
  const lists = db.selectFrom('wish_list').select('id').where('visitor_id', '=', visitorId)
  return lists.orderBy('created_at').executeTakeFirstOrThrow()
}

/** What opens these pages. The number of a wish list opens nothing without its owner's cookie. */
function tokens(pages: readonly string[]): string[] {
  return pages.flatMap(page => {
    const [, token] = /^\/(?!wishList\/[\w-]{16,}|assets)(?:[\w-]+\/)+([\w-]{16,})/.exec(page) ?? []
    return token ?? []
  })
}

/** What the shop wrote to somebody, once all of it is written. */
async function lettersTo({ db }: BuiltShop, email: string): Promise<WrittenLetter[]> {
  for (;;) {
    const rows = await db.selectFrom('letter').selectAll().where('recipient', '=', email).execute()
    const letters = rows.flatMap(row => unsealLetter(db, row) ?? [])
    if (letters.length === rows.length) return letters
    await setTimeout(50)
  }
}

/** The pages that an email leads to; it names the shop by its public address. */
function addressesIn(plain: string): string[] {
  return [...plain.matchAll(/http:\/\/localhost:3000(\/\S+)/g)].map(([, address]) => address!)
}
