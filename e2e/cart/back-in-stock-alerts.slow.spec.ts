import { backInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, orderMain, pageHeading, pressButton, test } from '../support/order.fixture.ts'

test('confirms and ends an alert on the pages that its emails link to', async ({
  page,
  open,
  db,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id: variant_id } = await db
    .selectFrom('variant')
    .select('id')
    .where('sku', '=', 'PRD-CLY-XL')
    .executeTakeFirstOrThrow()
  const email = `alert-${isMobile}@mail.example`
  const { id } = await db
    .insertInto('back_in_stock_request')
    .values({ variant_id, email, created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = () =>
    db.selectFrom('back_in_stock_request').select('confirmed_at').where('id', '=', id).executeTakeFirst()

  await open(`/back-in-stock/confirm/${backInStockToken(db, id)}`)
  await expect(orderMain(page)).toContainText('when Product (Clay, XL) is back in stock')
  await expectAccessible(page, isMobile)
  expect(await row()).toEqual({ confirmed_at: null })
  await pressButton(page, 'Yes, email me')
  await expect(pageHeading(page, 'You’re on the list')).toBeVisible()
  await expectAccessible(page, isMobile)
  expect((await row())!.confirmed_at).not.toBeNull()

  await orderMain(page).getByRole('link', { name: 'Unsubscribe' }).click()
  await expect(pageHeading(page, 'Unsubscribe?')).toBeVisible()
  await pressButton(page, 'Unsubscribe')
  await expect(orderMain(page).getByRole('status')).toContainText('We’ve deleted your email address.')
  await expectAccessible(page, isMobile)
  expect(await row()).toBeUndefined()
})
