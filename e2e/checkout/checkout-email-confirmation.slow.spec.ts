import type { Page } from '@playwright/test'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { demoBag } from '../support/cart-page.fixture.ts'
import {
  buyButton,
  checkoutField,
  codeField,
  expect,
  fillInAndSave,
  orderPage,
  orderSummary,
  pot,
  tee,
  test,
} from '../support/checkout.fixture.ts'

test('confirming the email allows a large order and a code limited to one use', async ({
  page,
  open,
  put,
  merchant,
  db,
  isMobile,
}) => {
  for (const [item, quantity] of [
    [tee, 10],
    [pot, 10],
    [demoBag, 1],
  ] as const) {
    await merchant.change(item, { available: 100 })
    await put(item, quantity)
  }
  await open('/checkout')
  await fillInAndSave(page)
  const email = `shopper-${crypto.randomUUID()}@example.com`
  await checkoutField(page, 'Email').fill(email)
  await codeField(page).fill('WELCOME10')
  await orderSummary(page).getByRole('button', { name: 'Apply' }).click()
  await expect(orderSummary(page)).toContainText('Confirm your email to use it.')
  await expect(codeField(page)).toHaveValue('')
  const fullPrice = await buyButton(page).textContent()
  await buyButton(page).click()
  const refusal = page.getByRole('region', { name: 'Confirm your email or pay right away' })
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText('We haven’t placed this order yet.')
  await expectAccessible(page, isMobile)

  // The button submits input that isn't saved yet.
  await checkoutField(page, 'Full name').fill('Grace Hopper')
  await refusal.getByRole('button', { name: 'Email me a confirmation link' }).click()
  const sent = page.getByRole('region', { name: 'Check your inbox' })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(email)
  await confirmEmail(page, db, email)

  await page.reload()
  await expect(sent).toBeHidden()
  await expect(checkoutField(page, 'Email')).toHaveAccessibleDescription(/^Confirmed\./)
  await expect(checkoutField(page, 'Full name')).toHaveValue('Grace Hopper')
  await expect(buyButton(page)).not.toHaveText(fullPrice!)
  await buyButton(page).click()
  await expect(page).toHaveURL(orderPage)
})

/** Opens the emailed link in another tab and confirms. */
async function confirmEmail(page: Page, db: Db, recipient: string): Promise<void> {
  const readLink = async () => {
    const emails = db.selectFrom('email').select(['subject', 'html_sealed', 'text_sealed'])
    const email = await emails.where('recipient', '=', recipient).executeTakeFirst()
    return /\/checkout\/confirm\/[\w-]+/.exec((email && unsealRenderedEmail(db, email)?.text) ?? '')?.[0]
  }
  await expect.poll(readLink).toBeDefined()
  const tab = await page.context().newPage()
  await tab.goto((await readLink())!)
  await tab.getByRole('button', { name: 'Confirm email' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await tab.close()
}
