import { describe, expect, it } from 'vitest'
import { addToCart } from '#commerce/cart/add-to-cart.server.ts'
import { readCartLines } from '#commerce/cart/cart-store.server.ts'
import { findCheckoutDraft } from '#commerce/cart/checkout/checkout-draft-store.server.ts'
import { saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { saveWish } from '#commerce/cart/wish-lists/changes/save-wish.server.ts'
import { shareList } from '#commerce/cart/wish-lists/changes/share-list.server.ts'
import { maxWishesPerList } from '#commerce/cart/wish-lists/wish-list.ts'
import {
  findSharedList,
  readHearts,
  readWishLists,
  unshareListRow,
} from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { officeBagSku as bag, waterPotSku as pot, blackTeeSku as tee } from '#test/demo-skus.ts'
import { subscribeToPriceAlerts } from '../../alerts/subscribe-to-price-alerts.server.ts'
import { minutesLater, signInTestNow as now, requestedSignIn } from '../sign-in/sign-in.fixture.ts'
import { signInWithLink } from '../sign-in/sign-in.server.ts'

async function signIn(db: Db, visitor: Visitor | undefined, email = 'ada@example.com'): Promise<Visitor> {
  const { link } = await requestedSignIn(db, email)
  const result = await signInWithLink(db, link, { visitor, device: '', quantityLimit: 10 }, now)
  if (!result.ok) throw new Error(result.reason)
  return result.visitor
}

/** A shop with Ada's account, on another device, and a guest's browser. */
async function shopWithAda(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const add = async (visitor: Visitor | undefined, sku: string, quantity: number) =>
    (await addToCart(db, visitor, { sku, quantity, limit: 10 }, now)).visitor!
  const save = async (visitor: Visitor | undefined, sku: string, list?: string) => {
    const saved = await saveWish(db, visitor, { sku, list, firstListName: 'Wish list' }, { now })
    return saved.outcome.list!
  }
  const ada = await signIn(db, undefined)
  const guest = await add(undefined, pot, 1)
  const cart = async ({ id }: Visitor) =>
    Object.fromEntries((await readCartLines(db, id, now)).map(({ sku, quantity }) => [sku, quantity]))
  const wishes = async ({ id }: Visitor) =>
    (await readHearts(db, id)).map(({ name, wishes }) => [name, wishes.map(({ sku }) => sku).sort()])
  return { db, ada, guest, add, save, cart, wishes }
}

/** The token that opens a visitor's only list. */
async function share(db: Db, visitor: Visitor, list: string): Promise<string> {
  await shareList(db, visitor, list, { now })
  return (await readWishLists(db, visitor.id)).find(({ id }) => id === list)!.shareToken!
}

describe.each(databases)('a guest who signs in, on %s', kind => {
  it('finds both carts in one, and leaves no guest behind', async () => {
    const { db, ada, guest, add, cart } = await shopWithAda(kind)
    await add(guest, tee, 2)
    await add(ada, tee, 5)
    await add(ada, bag, 1)
    await add(guest, 'BAG-SCH-01', 1)
    await db.updateTable('cart_line').set({ removed_at: '2026' }).where('sku', '=', 'BAG-SCH-01').execute()
    const signedIn = await signIn(db, guest)
    expect(signedIn.id).toBe(ada.id)
    expect(await cart(ada)).toEqual({ [pot]: 1, [tee]: 5, [bag]: 1 })
    expect(await db.selectFrom('visitor').select('id').execute()).toEqual([{ id: ada.id }])
  })

  it('finds lists with the same name in one, and the others beside it', async () => {
    const { db, ada, guest, save, wishes } = await shopWithAda(kind)
    await save(ada, pot)
    await save(guest, pot)
    await save(guest, tee)
    await saveWish(db, guest, { sku: bag, firstListName: 'Wish list' }, { now })
    const [list] = await readWishLists(db, guest.id)
    const gifts = { id: 'gifts', name: 'Gifts', name_key: 'gifts' }
    await db
      .insertInto('wish_list')
      .values({ ...gifts, visitor_id: guest.id, created_at: '2027' })
      .execute()
    await db
      .updateTable('wish')
      .set({ list_id: 'gifts' })
      .where('sku', '=', bag)
      .where('list_id', '=', list!.id)
      .execute()
    await signIn(db, guest)
    expect(await wishes(ada)).toEqual([
      ['Wish list', [pot, tee].sort()],
      ['Gifts', [bag]],
    ])
  })

  it('fills a list with the newest wishes, up to its limit', async () => {
    const { db, ada, guest, save } = await shopWithAda(kind)
    const [own, list] = [await save(ada, pot), await save(guest, tee)]
    const products = Array.from({ length: maxWishesPerList + 2 }, (_, at) => ({
      slug: `p-${at}`,
      title: 'P',
    }))
    await db
      .insertInto('product')
      .values(
        products.map(product => ({
          ...{ ...product, rating_sum: 0, review_count: 0, description: '', created_at: now.toISOString() },
        })) as never,
      )
      .execute()
    const ids = (
      await db.selectFrom('product').select('id').where('slug', 'like', 'p-%').orderBy('id').execute()
    ).map(({ id }) => id)
    const fill = async (list_id: string, products: number[]) => {
      const wish = await db
        .selectFrom('wish')
        .selectAll()
        .where('list_id', '=', list_id)
        .executeTakeFirstOrThrow()
      await db.deleteFrom('wish').where('list_id', '=', list_id).execute()
      const rows = products.map((product_id, at) => ({
        ...{ ...wish, product_id, sku: null, added_at: minutesLater(at).toISOString() },
      }))
      await db.insertInto('wish').values(rows).execute()
    }
    await fill(own, ids.slice(0, maxWishesPerList - 2))
    await fill(list, ids.slice(maxWishesPerList - 2))
    await signIn(db, guest)
    const merged = await db.selectFrom('wish').select('product_id').where('list_id', '=', own).execute()
    expect(merged).toHaveLength(maxWishesPerList)
    for (const product_id of ids.slice(-2)) expect(merged).toContainEqual({ product_id })
  })

  it('leaves unconfirmed requests for emails behind, and brings confirmed ones', async () => {
    const { db, ada, guest } = await shopWithAda(kind)
    const request = (email_hash: string, confirmed_at: string | null) => ({
      ...{ visitor_id: guest.id, email_hash, token_hash: email_hash, requested_at: now.toISOString() },
      confirmed_at,
    })
    await db
      .insertInto('email_confirmation')
      .values([request('open', null), request('done', now.toISOString())])
      .execute()
    await signIn(db, guest)
    const stored = await db
      .selectFrom('email_confirmation')
      .select('email_hash')
      .where('visitor_id', '=', ada.id)
      .where('email_hash', 'in', ['open', 'done'])
      .execute()
    expect(stored).toEqual([{ email_hash: 'done' }])
  })

  it.each([
    ['the guest', false, true],
    ['the account', true, false],
    ['both', true, true],
  ])('keeps the links to lists that %s shared', async (_, isOwnShared, isGuestShared) => {
    const { db, ada, guest, save } = await shopWithAda(kind)
    const lists = [await save(ada, pot), await save(guest, tee)] as const
    const older = { token_hash: hashToken('older'), list_id: lists[1] }
    await db.insertInto('merged_share_link').values(older).execute()
    const tokens = [
      'older',
      ...(isOwnShared ? [await share(db, ada, lists[0])] : []),
      ...(isGuestShared ? [await share(db, guest, lists[1])] : []),
    ]
    await signIn(db, guest)
    for (const token of tokens) expect(await findSharedList(db, token)).toMatchObject({ id: lists[0] })
    await db.transaction().execute(tx => unshareListRow(tx, ada.id, lists[0]))
    for (const token of tokens) expect(await findSharedList(db, token)).toBeUndefined()
  })

  it('keeps the confirmed price alerts of the account', async () => {
    const { db, ada, guest, save } = await shopWithAda(kind)
    const [own, list] = [await save(ada, pot), await save(guest, tee)]
    await subscribeToPriceAlerts(db, ada, { list: own, email: 'ada@example.com' }, now)
    await subscribeToPriceAlerts(db, guest, { list, email: 'guest@example.com' }, now)
    await db.updateTable('price_alert').set({ confirmed_at: now.toISOString() }).execute()
    await signIn(db, guest)
    const alerts = await db.selectFrom('price_alert').select(['list_id', 'email']).execute()
    expect(alerts).toEqual([{ list_id: own, email: 'ada@example.com' }])
  })

  it('keeps the price alerts of a list, and rather the confirmed ones', async () => {
    const { db, ada, guest, save } = await shopWithAda(kind)
    const own = await save(ada, pot)
    const list = await save(guest, tee)
    await subscribeToPriceAlerts(db, ada, { list: own, email: 'old@example.com' }, now)
    await subscribeToPriceAlerts(db, guest, { list, email: 'ada@example.com' }, now)
    await db
      .updateTable('price_alert')
      .set({ confirmed_at: now.toISOString() })
      .where('list_id', '=', list)
      .execute()
    await db.insertInto('price_alert_sent').values({ list_id: list, product_id: 1, price: 100 }).execute()
    await signIn(db, guest)
    const alerts = await db.selectFrom('price_alert').select(['list_id', 'email']).execute()
    expect(alerts).toEqual([{ list_id: own, email: 'ada@example.com' }])
    const sent = await db.selectFrom('price_alert_sent').select(['list_id', 'price']).execute()
    expect(sent).toEqual([{ list_id: own, price: 100 }])
  })

  it.each([
    ['newer', 1, 'Guest'],
    ['older', -1, 'Account'],
  ])('brings a checkout draft that is %s', async (_, minutes, name) => {
    const { db, ada, guest } = await shopWithAda(kind)
    await saveCheckoutDraft(db, ada, { fields: { name: 'Account' } }, now)
    await saveCheckoutDraft(db, guest, { fields: { name: 'Guest' } }, minutesLater(minutes))
    await signIn(db, guest)
    expect((await findCheckoutDraft(db, ada.id))?.fields.name).toBe(name)
  })

  it('gets the answer to a change that was applied before', async () => {
    const { db, ada, guest, cart } = await shopWithAda(kind)
    const change = { sku: tee, quantity: 1, limit: 10, key: 'a-key-of-this-change' }
    await addToCart(db, guest, change, now)
    const signedIn = await signIn(db, guest)
    await addToCart(db, signedIn, change, now)
    expect(await cart(ada)).toEqual({ [pot]: 1, [tee]: 1 })
  })

  it('is merged once by two tabs', async () => {
    const { db, ada, guest, add, cart, wishes, save } = await shopWithAda(kind)
    await add(ada, tee, 1)
    await save(guest, pot)
    const links = [await requestedSignIn(db), await requestedSignIn(db)]
    const browser = { visitor: guest, device: '', quantityLimit: 10 }
    const results = await Promise.all(links.map(({ link }) => signInWithLink(db, link, browser, now)))
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await cart(ada)).toEqual({ [pot]: 1, [tee]: 1 })
    expect(await wishes(ada)).toEqual([['Wish list', [pot]]])
    expect(await db.selectFrom('visitor').select('id').execute()).toEqual([{ id: ada.id }])
  })

  it('goes to one of two accounts that two tabs sign in to', async () => {
    const { db, ada, guest, cart } = await shopWithAda(kind)
    const bob = await signIn(db, undefined, 'bob@example.com')
    const links = [await requestedSignIn(db), await requestedSignIn(db, 'bob@example.com')]
    const browser = { visitor: guest, device: '', quantityLimit: 10 }
    await Promise.all(links.map(({ link }) => signInWithLink(db, link, browser, now)))
    const carts = [await cart(ada), await cart(bob)]
    expect(carts.filter(one => one[pot] === 1)).toHaveLength(1)
    expect(await db.selectFrom('visitor').select('id').execute()).toHaveLength(2)
  })

  it('loses nothing that another tab adds meanwhile', async () => {
    const { db, ada, guest, add, cart } = await shopWithAda(kind)
    const adding = add(guest, tee, 1).then(
      () => true,
      () => false,
    )
    const [wasAdded] = await Promise.all([adding, signIn(db, guest)])
    expect(await cart(ada)).toEqual({ [pot]: 1, ...(wasAdded && { [tee]: 1 }) })
  })
})
