import { acceptReturn } from '../app/commerce/returns/answer-return.server.ts'
import { receiveReturn } from '../app/commerce/returns/receive-return.server.ts'
import { readReturns } from '../app/commerce/returns/return-store.server.ts'
import { expectGood } from './barriers.ts'
import { expect, heading, main, part, pathOf, press, test } from './order.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'goods that come back' : 'goods that come back without JavaScript', {
    tag: javaScriptEnabled ? '@phone' : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('are chosen, sent with a label, and paid back', async ({
      page,
      open,
      orderThat,
      db,
      shop,
      complaints,
    }) => {
      const delivered = await orderThat('delivered')
      complaints.refused.add(`${shop.url}${pathOf(delivered)}/return`)
      await open(pathOf(delivered))
      await main(page).getByRole('link', { name: 'Return something' }).click()
      await expect(heading(page, `Return from order ${delivered.number}`)).toBeVisible()
      await press(page, 'Ask for the return')
      await expect(main(page).getByRole('alert')).toHaveText('Choose a reason.')
      await main(page).getByLabel('Why?').selectOption('It does not fit')
      await main(page).getByLabel('Anything else?').fill('Too wide.')
      await press(page, 'Ask for the return')
      await expect(main(page).getByRole('alert')).toHaveText('Choose how many pieces you send back.')
      await expect(main(page).getByLabel('Anything else?')).toHaveValue('Too wide.')
      await main(page).getByLabel('Basic Crew Neck Tee').selectOption('1')
      await press(page, 'Ask for the return')

      await expect(main(page)).toContainText('Asked for.')
      const [asked] = await readReturns(db, delivered.id)
      await expect(heading(page, `Return ${asked!.number}`)).toBeVisible()
      await acceptReturn(db, asked!.number, { who: 'merchant', words: 'Gladly.', now: new Date() })
      await page.reload()
      await expect(part(page, `Return ${asked!.number}`)).toContainText('12 Market Street, Springfield')
      await expect(main(page)).toContainText('$44.00')
      await receiveReturn(db, asked!.number, { who: 'merchant', now: new Date() })
      await main(page).getByRole('link', { name: 'Back to the order' }).click()
      await expect(part(page, 'Returns')).toContainText('$44.00')
      await expect(part(page, '3 items')).toContainText('1 returned')
      await open(`${pathOf(delivered)}/return`)
      await expect(main(page).getByLabel('Basic Crew Neck Tee').getByRole('option')).toHaveText(['0', '1'])
    })

    test('are told to be broken, within the warranty', async ({
      page,
      open,
      orderThat,
      shop,
      complaints,
    }) => {
      const delivered = await orderThat('delivered', undefined, 400)
      await open(pathOf(delivered))
      await main(page).getByRole('link', { name: 'Something is broken: Water Pot' }).click()
      await expect(heading(page, 'Something is broken')).toBeVisible()
      complaints.refused.add(page.url())
      const words = main(page).getByLabel('What is broken, and since when?')
      await words.fill('Broken')
      await press(page, 'Send the claim')
      await expect(words).toHaveAttribute('aria-invalid', 'true')
      await expect(words).toHaveAccessibleDescription('Say what is broken, in at least 10 characters.')
      await expect(words).toHaveValue('Broken')
      await words.fill('The handle broke off on Monday.')
      await press(page, 'Send the claim')
      await expect(main(page).getByRole('status')).toHaveText('We have your claim and will answer by e-mail.')
      await expect(part(page, 'Warranty claims')).toContainText('The handle broke off on Monday.')
      expect(page.url().startsWith(shop.url + pathOf(delivered))).toBe(true)
    })
  })
}

test('the forms for what comes back have no barrier, right or wrong', async ({
  page,
  open,
  orderThat,
  isMobile,
  shop,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const delivered = await orderThat('delivered')
  const [returns, claim] = ['return', `claim/${delivered.lines[0]!.id}`].map(
    last => `${pathOf(delivered)}/${last}`,
  )
  for (const address of [returns!, claim!]) complaints.refused.add(shop.url + address)
  await open(returns!)
  await main(page).getByLabel('Why?').selectOption('It came damaged')
  await press(page, 'Ask for the return')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectGood(page, isMobile)
  await open(claim!)
  await press(page, 'Send the claim')
  await expect(main(page).getByText('Say what is broken')).toBeVisible()
  await expectGood(page, isMobile)
})
