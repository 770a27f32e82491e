import { expect, it } from 'vitest'
import { orderShop } from '#commerce/cart/checkout/order-shop.fixture.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { signInTestNow as now, requestedSignIn } from '../sign-in/sign-in.fixture.ts'
import { signInWithLink } from '../sign-in/sign-in.server.ts'

it.each(databases)('unpaid orders of a guest who signs in count for the account, on %s', async kind => {
  const { db, shopper, buy } = await orderShop(kind)
  const visitor = await shopper(blackTeeSku, 1)
  await buy(visitor)
  const { link } = await requestedSignIn(db, 'ada@example.com')
  const signedIn = await signInWithLink(db, link, { visitor, device: '', quantityLimit: 10 }, now)
  if (!signedIn.ok) throw new Error(signedIn.reason)
  expect(signedIn.visitor.id).not.toBe(visitor.id)
  for (const table of ['customer_order', 'unpaid_hold'] as const)
    expect(await db.selectFrom(table).select('visitor_id').execute()).toEqual([
      { visitor_id: signedIn.visitor.id },
    ])
})
