import { setTimeout } from 'node:timers/promises'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import type { RenderedEmail } from '#commerce/running/outbox/email.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { signedInBrowser } from '#storefront/account/account.fixture.ts'
import { addPasskeyIn } from '#storefront/account/passkeys/passkey-browser.fixture.ts'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import type { BuiltShop } from '../../built-shop.ts'
import { blackTeeSku, officeBagSku, soldOutSku as soldOut, waterPotSku } from '../../demo-skus.ts'
import { sampleCheckoutForm } from '../../sample-customer.ts'
import { type CrawlResult, crawl, isPublic } from './crawl.ts'
import { deliverOrderInTest } from './deliver-order.ts'

/** A shopper with a bit of everything. */
export interface AttackShopper extends CrawlResult {
  name: string
  email: string
  cookie: string
  /** Secrets of this shopper: cookie, tokens of pages, name and email. */
  secrets: string[]
  visitorId: number
  orderIds: number[]
  listId: string
}

export const attackedSkus = { tee: blackTeeSku, pot: waterPotSku, bag: officeBagSku }

/** A new shopper who buys, saves, returns and claims; `number` makes them and their network unique. */
export async function createAttackShopper(
  shop: BuiltShop,
  number: number,
  { hasAccount }: { hasAccount: boolean },
): Promise<AttackShopper> {
  const name = `Vera Geheimrat-${number}`
  const email = `vera-${number}@private-${number}.example`
  const browser = await checkoutShopper(inNetwork(shop, number), {
    [attackedSkus.tee]: 2,
    [attackedSkus.pot]: 1,
  })
  const send = async (target: string, fields: Record<string, string>) => {
    const response = await browser.send(target, fields)
    if (response.status >= 400) throw new Error(`${target}: ${response.status} ${await response.text()}`)
    return response
  }
  if (hasAccount) {
    await signedInBrowser(shop, email, browser)
    const { email: _, payment: __, ...address } = sampleCheckoutForm
    for (const postalCode of ['94103', '94104'])
      await send('/account/addresses/new', { ...address, name, postalCode })
    await addPasskeyIn(shop, browser)
  }
  const order = async (payment: string) => {
    const response = await browser.place({ ...sampleCheckoutForm, name, email, payment })
    const page = response.headers.get('location') ?? ''
    if (!tokens([page])[0]) throw new Error(`not placed: ${response.status} ${page}`)
    return { page, ...(await latestOrder(shop, email)) }
  }
  const unpaid = await order('bank-transfer')
  await send('/cart/add', { sku: attackedSkus.tee, quantity: '1' })
  const tested = await order('test')
  await send('/cart/add', { sku: attackedSkus.tee, quantity: '2' })
  const delivered = await order('bank-transfer')
  const line = await returnAndClaim(shop, delivered, `a-key-of-shopper-${number}`, send)

  for (const sku of Object.values(attackedSkus)) await send('/cart/add', { sku, quantity: '2' })
  await send('/cart/save', { sku: attackedSkus.bag })
  for (const sku of [attackedSkus.tee, attackedSkus.pot]) await send('/wish-list/add', { sku })
  await send('/wish-list/create', { name: `List of ${name}` })
  await browser.submit('/checkout/save', { ...sampleCheckoutForm, name, email })
  await send(`/back-in-stock/${soldOut}`, { email })
  const { id: list } = await firstList(shop, unpaid.visitorId)
  await send('/wish-list/share', { list })
  await send(`/price-alerts?list=${list}`, { list, email })

  const ofDelivered = ['return', 'invoice', `claim/${line}`, `review/${line}`].map(
    page => `${delivered.page}/${page}`,
  )
  const own = [
    ...accountPages,
    '/cart',
    '/checkout',
    '/wish-list',
    `/wish-list/${list}`,
    `/price-alerts?list=${list}`,
  ]
  const written = (await lettersTo(shop, email)).flatMap(({ text: plain }) => addressesIn(plain))
  const first = [unpaid.page, tested.page, delivered.page, ...ofDelivered, ...own, ...written]
  const found = await crawl(shop.ownOrigin, browser.fetch, first, link => !isPublic(link))
  return {
    ...found,
    name,
    email,
    cookie: [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
    secrets: [...new Set([name, email, browser.cookies.get('visitor')!, ...tokens(found.pages)])],
    visitorId: unpaid.visitorId,
    orderIds: [unpaid, tested, delivered].map(({ id }) => id),
    listId: list,
  }
}

/** For a guest, the sign-in form and redirects to it. */
const accountPages = [
  '',
  '/reviews',
  '/addresses',
  '/addresses/new',
  '/sessions',
  '/passkeys',
  '/passkeys/add',
].map(page => `/account${page}`)

/** The same shop from another network. */
function inNetwork(shop: BuiltShop, number: number): BuiltShop {
  const fetch: BuiltShop['fetch'] = (target, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `203.${(number >> 8) & 255}.${number & 255}.7`)
    return shop.fetch(target, { ...init, headers })
  }
  return { ...shop, fetch }
}

/** Delivers an order, reviews and returns a part of it. Returns the line with a claim. */
async function returnAndClaim(
  shop: BuiltShop,
  { id, page }: { id: number; page: string },
  key: string,
  send: (target: string, fields: Record<string, string>) => Promise<Response>,
): Promise<number> {
  await deliverOrderInTest(shop.db, id)
  const line = (await readOrderById(shop.db, id))!.lines[0]!.id
  const goods = { [`quantity-${line}`]: '1', reason: 'damaged', comment: '' }
  await send(`${page}/return`, { ...goods, key: `${key}-return` })
  await review(shop, `${page}/review/${line}`)
  await send(`${page}/claim/${line}`, { description: 'The seam is open.', key: `${key}-claim` })
  return line
}

async function review(shop: BuiltShop, page: string): Promise<void> {
  const texts = { stars: '4', title: 'The seam', body: 'The seam is open.', author: 'Vera' }
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  const sent = await shop.fetch(page, { method: 'POST', body, headers: { origin: shop.origin } })
  if (sent.status !== 303) throw new Error(`not reviewed: ${sent.status} ${await sent.text()}`)
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

/** The tokens of these pages. The id of a wish list only works with its owner's cookie. */
function tokens(pages: readonly string[]): string[] {
  return pages.flatMap(page => {
    const [, token] = /^\/(?!wish-list\/[\w-]{16,}|assets)(?:[\w-]+\/)+([\w-]{16,})/.exec(page) ?? []
    return token ?? []
  })
}

/** All emails to an address, after rendering. */
async function lettersTo({ db }: BuiltShop, email: string): Promise<RenderedEmail[]> {
  for (;;) {
    const rows = await db.selectFrom('email').selectAll().where('recipient', '=', email).execute()
    const letters = rows.flatMap(row => unsealRenderedEmail(db, row) ?? [])
    if (letters.length === rows.length) return letters
    await setTimeout(50)
  }
}

/** The links in an email, without the shop's public URL. */
function addressesIn(plain: string): string[] {
  return [...plain.matchAll(/http:\/\/localhost:3000(\/\S+)/g)].map(([, address]) => address!)
}
