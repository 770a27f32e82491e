import { expectGood } from './barriers.ts'
import { email, expect, heading, main, part, pathOf, press, test } from './order.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a withdrawal' : 'a withdrawal without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('is stated, confirmed and acknowledged, by whoever comes from the footer of any page', async ({
      page,
      open,
      orderThat,
      db,
      shop,
      complaints,
    }) => {
      complaints.refused.add(`${shop.url}/withdrawal`)
      const delivered = await orderThat('delivered')
      await open('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
      await expect(heading(page, 'Withdraw from contract')).toBeVisible()
      await main(page).getByLabel('Your name').fill('Ada Lovelace')
      await main(page).getByLabel('E-mail').fill('ada@example')
      await press(page, 'Continue')
      await expect(main(page).getByRole('alert')).toHaveText('2 fields need another look.')
      await expect(main(page).getByLabel('Your name')).toHaveValue('Ada Lovelace')
      await main(page).getByLabel('Order number').fill(delivered.number)
      await main(page).getByLabel('E-mail').fill(email)
      await press(page, 'Continue')

      await expect(heading(page, 'Confirm withdrawal')).toBeVisible()
      await press(page, 'Change it')
      await main(page).getByLabel('Which goods?').fill('Only the pot.')
      await press(page, 'Continue')
      await expect(main(page)).toContainText('Only the pot.')
      const all = () => db.selectFrom('withdrawal').selectAll().where('order_id', '=', delivered.id).execute()
      expect(await all()).toEqual([])
      await press(page, 'Confirm withdrawal')

      await expect(heading(page, 'Receipt of your withdrawal')).toBeVisible()
      const [written] = await all()
      await expect(main(page).getByRole('status')).toContainText(
        `We received your withdrawal ${written!.number} on`,
      )
      await expect(main(page).getByRole('status')).toContainText(/at \d+:\d+:\d+ (AM|PM) UTC/)
      await page.reload()
      expect(await all()).toHaveLength(1)
      await open(pathOf(delivered))
      await expect(part(page, 'What happened')).toContainText(`Withdrawal ${written!.number} declared`)
    })
  })
}

test('says the same of an order that is not there', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/withdrawal?order=T-AAAA-AAAA')
  await expect(main(page).getByLabel('Order number')).toHaveValue('T-AAAA-AAAA')
  await main(page).getByLabel('Your name').fill('Eve')
  await main(page).getByLabel('E-mail').fill('eve@example.com')
  await press(page, 'Continue')
  await press(page, 'Confirm withdrawal')
  await expect(heading(page, 'Receipt of your withdrawal')).toBeVisible()
})

test('has no barrier in any of its steps', async ({ page, open, isMobile, shop, complaints }) => {
  complaints.refused.add(`${shop.url}/withdrawal`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/withdrawal')
  await press(page, 'Continue')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectGood(page, isMobile)
  await main(page).getByLabel('Your name').fill('Ada')
  await main(page).getByLabel('Order number').fill('T-AAAA-AAAA')
  await main(page).getByLabel('E-mail').fill(email)
  await press(page, 'Continue')
  await expect(heading(page, 'Confirm withdrawal')).toBeVisible()
  await expectGood(page, isMobile)
  await press(page, 'Confirm withdrawal')
  await expect(heading(page, 'Receipt of your withdrawal')).toBeVisible()
  await expectGood(page, isMobile)
})
