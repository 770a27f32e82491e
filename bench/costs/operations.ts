import type { Db } from '#db/schema/schema.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { type Buyer, createBuyers } from '../buying/buyers.ts'
import { forEachConcurrently, OrderClient } from '../buying/order-client.ts'
import { measuredPages } from '../pages.ts'
import type { RunningServer } from '../servers.ts'

/** Something the shop does, and what its CPU time is compared with. */
export interface Operation {
  name: string
  reference: 'render' | 'insert' | 'select'
  /** Times in a run. */
  count: number
  prepare(): Promise<unknown>
  run(): Promise<void>
}

const readersAtOnce = 8
const shoppersAtOnce = 50
const stock = 1_000_000
const linesEach = 3

/** Pages as they are rendered, and what shoppers do to buy three items. */
export async function benchOperations(db: Db, server: RunningServer): Promise<Operation[]> {
  const client = new OrderClient(server.port, shoppersAtOnce)
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = await db.selectFrom('variant').select('sku').orderBy('sku').limit(linesEach).execute()
  const cart = skus.map(({ sku }) => sku)
  const newBuyers = (count: number) => createBuyers(db, count, [cart])
  const [buyer, other] = await newBuyers(2)
  const visitor = { Cookie: `${buyer!.cookie}; cart=${linesEach}` }
  const { location: order } = await client.order(other!)
  const staff = { Cookie: await officeCookie({ db }) }

  const read = (path: string, headers: Record<string, string> = {}): Operation => ({
    name: path === order ? 'GET /orders/:token' : `GET ${path}`,
    reference: 'render',
    count: 60,
    prepare: async () => {},
    run: () => repeat(60, readersAtOnce, () => expectStatus(200, client.get(path, headers))),
  })
  const select = (path: string, headers: Record<string, string> = {}): Operation => ({
    ...read(path, headers),
    reference: 'select',
    count: 600,
    run: () => repeat(600, readersAtOnce, () => expectStatus(200, client.get(path, headers))),
  })
  return [
    ...measuredPages.map(path => read(path)),
    ...['/cart', '/checkout', order].map(path => read(path, visitor)),
    ...['/office', '/office/orders'].map(path => read(path, staff)),
    select('/cart/state', { ...visitor, Accept: 'application/json' }),
    select('/search/suggestions?q=bag', { Accept: 'application/json' }),
    adding(client, server, newBuyers, cart),
    ordering(client, db, newBuyers),
  ]
}

type NewBuyers = (count: number) => Promise<Buyer[]>

function adding(
  client: OrderClient,
  { origin }: RunningServer,
  newBuyers: NewBuyers,
  cart: readonly string[],
): Operation {
  let buyers: Buyer[] = []
  const headers = {
    Origin: origin,
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  return {
    name: 'POST /cart/add',
    reference: 'insert',
    count: 300,
    prepare: async () => (buyers = await newBuyers(300)),
    run: () =>
      forEachConcurrently(buyers, shoppersAtOnce, async ({ cookie }) => {
        const body = `sku=${cart[0]}&quantity=1&key=${crypto.randomUUID().replaceAll('-', '')}`
        await expectStatus(200, client.post('/cart/add', body, { ...headers, Cookie: cookie }))
      }),
  }
}

function ordering(client: OrderClient, db: Db, newBuyers: NewBuyers): Operation {
  let buyers: Buyer[] = []
  return {
    name: 'an order with its email',
    reference: 'insert',
    count: 300,
    prepare: async () => (buyers = await newBuyers(300)),
    run: async () => {
      await forEachConcurrently(buyers, shoppersAtOnce, buyer => expectStatus(303, client.order(buyer)))
      const waiting = db.selectFrom('email').select('id').where('rendered_at', 'is', null).limit(1)
      while ((await waiting.execute()).length > 0) await new Promise(done => setTimeout(done, 20))
    },
  }
}

async function expectStatus(expected: number, response: Promise<{ status: number; location: string }>) {
  const { status, location } = await response
  if (status !== expected) throw new Error(`The shop answered ${status} ${location} instead of ${expected}.`)
}

function repeat(count: number, atOnce: number, work: () => Promise<void>): Promise<void> {
  return forEachConcurrently(Array.from({ length: count }), atOnce, work)
}
