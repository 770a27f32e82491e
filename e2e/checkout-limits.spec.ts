import type { Page } from '@playwright/test'
import { unsealLetter } from '../app/commerce/mail/sealed-letter.server.ts'
import type { Db } from '../app/db/schema.ts'
import { expectGood } from './barriers.ts'
import { bag } from './cart-page.fixture.ts'
import {
  buy,
  code,
  expect,
  field,
  fillInAndSave,
  order,
  orderPage,
  pot,
  tee,
  test,
} from './checkout.fixture.ts'

const sendLink = (page: Page) => page.getByRole('button', { name: 'Email me a confirmation link' })
let shoppers = 0

/** An address that no other journey uses. */
async function newEmail(page: Page): Promise<string> {
  shoppers += 1
  const email = `shopper-${shoppers}-${Date.now()}@example.com`
  await field(page, 'E-mail').fill(email)
  return email
}

/** Opens the link in the email to this address in another window, and confirms. */
async function confirm(page: Page, db: Db, email: string): Promise<void> {
  const link = async () => {
    const letters = db.selectFrom('letter').select(['subject', 'html_sealed', 'plain_sealed'])
    const letter = await letters.where('recipient', '=', email).executeTakeFirst()
    return /\/checkout\/confirm\/[\w-]+/.exec((letter && unsealLetter(db, letter)?.plain) ?? '')?.[0]
  }
  await expect.poll(link).toBeDefined()
  const mail = await page.context().newPage()
  await mail.goto((await link())!)
  await mail.getByRole('button', { name: 'Confirm email' }).click()
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await mail.close()
}

test('an order that is too large to wait for its money is placed once the email is confirmed', async ({
  page,
  open,
  put,
  merchant,
  db,
  isMobile,
}) => {
  for (const [sold, quantity] of [
    [tee, 10],
    [pot, 10],
    [bag, 1],
  ] as const) {
    await merchant.change(sold, { available: 100 })
    await put(sold, quantity)
  }
  await open('/checkout')
  await fillInAndSave(page)
  const email = await newEmail(page)
  await buy(page).click()
  const refused = page.getByRole('region', { name: /^Your order isn't placed yet/ })
  await expect(refused).toBeFocused()
  await expect(refused).toContainText('confirm your email or pay right away')
  await expect(refused).toContainText('This order is over that limit.')
  await expectGood(page, isMobile)

  // What is typed after the refusal goes along with the button.
  await field(page, 'Full name').fill('Grace Hopper')
  await sendLink(page).click()
  const sent = page.getByRole('region', { name: 'Check your inbox' })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(email)
  await expectGood(page, isMobile)
  await confirm(page, db, email)

  await page.reload()
  await expect(sent).toBeHidden()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/^Confirmed\./)
  await expect(field(page, 'Full name')).toHaveValue('Grace Hopper')
  await buy(page).click()
  await expect(page).toHaveURL(orderPage)
})

test('a code for each customer once waits for the confirmed email, and then counts', async ({
  page,
  open,
  put,
  db,
  isMobile,
}) => {
  await put(tee)
  await open('/checkout')
  await fillInAndSave(page)
  const email = await newEmail(page)
  await code(page).fill('WELCOME10')
  await order(page).getByRole('button', { name: 'Apply' }).click()
  await expect(order(page)).toContainText('Confirm your email to use this code.')
  await expect(code(page)).toHaveValue('')
  await expect(buy(page)).toHaveText('Buy now · pay $44.00')
  await expectGood(page, isMobile)
  await sendLink(page).click()
  await confirm(page, db, email)
  await page.reload()
  await expect(buy(page)).toHaveText('Buy now · pay $39.60')
  await buy(page).click()
  await expect(page).toHaveURL(orderPage)
})
