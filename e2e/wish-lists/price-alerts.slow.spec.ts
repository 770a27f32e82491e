import { expectAccessible } from '../support/accessibility.ts'
import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import { saveWishes } from './wish-list.ts'

test('price alerts are requested from a list, and a typo is explained', async ({
  page,
  open,
  context,
  shop,
  complaints,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saveWishes(context, shop.url, 'BAG-SCH-01')
  await open('/wish-list')
  await pageMain(page).getByRole('link', { name: 'Price alerts' }).click()
  await page.waitForURL(/\/price-alerts\?/)
  const email = pageMain(page).getByLabel('Email')
  complaints.refused.add(page.url().replace('/price-alerts?', '/price-alerts.data?'))
  await email.fill('ada')
  await email.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/valid email address/)
  await expect(email).toHaveValue('ada')
  await expectAccessible(page, isMobile)
  await email.fill('ada@mail.example')
  await email.press('Enter')
  await expect(pageMain(page).getByRole('status')).toContainText('Check your inbox')
  await expectAccessible(page, isMobile)
})
