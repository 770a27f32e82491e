import { expectGood } from './barriers.ts'
import { main } from './product.ts'
import { expect, test } from './shop.fixture.ts'
import { saved } from './wish-list.ts'

test('letters about the prices of a list are asked for from the list, and a typo says what is wrong', async ({
  page,
  open,
  context,
  shop,
  complaints,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saved(context, shop.url, 'BAG-SCH-01')
  await open('/wishList')
  await main(page).getByRole('link', { name: 'Price letters' }).click()
  await page.waitForURL(/\/wishList\/tell\?/)
  const email = main(page).getByLabel('E-mail')
  complaints.refused.add(page.url().replace('/tell?', '/tell.data?'))
  await email.fill('ada')
  await email.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/not an e-mail address/)
  await expect(email).toHaveValue('ada')
  await expectGood(page, isMobile)
  await email.fill('ada@mail.example')
  await email.press('Enter')
  await expect(main(page).getByRole('status')).toContainText('Please look into your mail')
  await expectGood(page, isMobile)
})
