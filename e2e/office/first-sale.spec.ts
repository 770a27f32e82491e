import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { legalPageMessages } from '#messages/office/legal-pages.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { todayMessages } from '#messages/office/today.ts'
import { fillInCheckout, orderPage } from '../support/checkout.fixture.ts'
import { test as base, expect } from '../support/office.fixture.ts'
import { type ShopUnderTest, startBuiltShop } from '../support/shop-process.ts'

/** A shop as a newcomer starts it, with a mail server that takes everything. */
const test = base.extend<object, { shop: ShopUnderTest }>({
  shop: [
    async ({ dataDir }, use) => {
      const mail = new SMTPServer({
        ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false },
        onData(email, _session, done) {
          email.resume().on('end', () => done())
        },
      })
      await new Promise<void>(resolve => mail.listen(0, '127.0.0.1', resolve))
      const { port } = mail.server.address() as AddressInfo
      const shop = await startBuiltShop(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` })
      await use(shop)
      expect((await shop.close()).errors).toBe('')
      mail.close()
    },
    { scope: 'worker' },
  ],
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Types into the form of a step. */
async function fillIn(page: Page, step: string, values: Record<string, string>) {
  await follow(page, step)
  await fillInForm(page, values)
}

/** The text of a page is typed as Markdown, once its editor is there. */
async function writePage(page: Page, title: string) {
  await follow(page, texts.actions.writePage(title))
  await page.getByRole('radio', { name: 'Publish now' }).check()
  await press(page, 'Markdown')
  await fillInForm(page, { Text: 'Written by hand.' })
}

/** Saves, and goes back to the checklist by the menu. */
async function fillInForm(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible()
  await follow(page, 'Setup')
  await expect(heading(page, texts.title)).toBeVisible()
}

const { kinds } = legalPageMessages

async function setUpShop(page: Page) {
  const shop = { 'Shop name': 'Harbor Goods', 'Logo text': 'harbor', Email: 'hi@harbor.example' }
  await fillIn(page, texts.actions.shop, { ...shop, Address: '1 Pier\nPortland, OR 97201' })
  await press(page, texts.actions.untaxed)
  await expect(page.getByText(texts.works.untaxed, { exact: true })).toBeVisible()
  await fillIn(page, texts.actions.zone, { Name: 'Home', Countries: 'US' })
  await follow(page, texts.actions.delivery)
  await page.getByLabel('From', { exact: true }).first().fill('0')
  await page.getByLabel('Price', { exact: true }).first().fill('0')
  await fillInForm(page, { Name: 'Standard', Duration: '3–5 business days' })
  await fillIn(page, texts.actions.bank, { Name: 'Our bank', Account: 'Routing 123, account 456' })
  await page.getByLabel(texts.actions.sendTo).fill('ada@harbor.example')
  await press(page, texts.actions.sendEmail)
  await expect(page.getByText(texts.works.email('ada@harbor.example'))).toBeVisible()
  for (const title of [kinds.privacy, kinds.terms]) await writePage(page, title)
  await press(page, texts.actions.linkPages)
  await expect(page.getByText(texts.works.pages)).toBeVisible()
}

async function addProduct(page: Page) {
  await follow(page, texts.actions.product)
  await page.getByLabel('Name', { exact: true }).fill('Canvas tote')
  await page.getByLabel(/^Price/).fill('28')
  await page.keyboard.press('Control+s')
  await expect(heading(page, 'Canvas tote')).toBeVisible()
  await page.getByLabel(/^Stock of/).fill('5')
  await page.getByLabel('Published', { exact: true }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toContainText('saved')
  await follow(page, 'Setup')
  await expect(page.getByText(texts.works.product('Canvas tote', '$28.00'))).toBeVisible()
}

test('opens an empty shop and sells the first product without a command line', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(shop.officeLink!)
  await press(page, 'Open the office')
  await follow(page, texts.demo.reminder)
  await follow(page, texts.demo.start)
  await expect(page.getByText(texts.demo.removes(28))).toBeVisible()
  await press(page, texts.demo.start)
  await expect(page.getByText(texts.problems['no-product'])).toBeVisible()
  await setUpShop(page)
  await addProduct(page)
  await expect(page.getByText(texts.allDone)).toBeVisible()

  const shopper = await context.newPage()
  const product = shopper.getByRole('link', { name: 'Canvas tote' }).first()
  // The catalog index follows within a second.
  await expect(async () => {
    await shopper.goto('/shop')
    await expect(product).toBeVisible({ timeout: 500 })
  }).toPass()
  await product.click()
  await shopper.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(shopper.getByRole('link', { name: /Cart.*1/ }).first()).toBeVisible()
  await shopper.goto('/checkout')
  await fillInCheckout(shopper)
  await shopper.getByRole('button', { name: /^Place order/ }).click()
  await expect(shopper).toHaveURL(orderPage)

  await follow(page, 'Today')
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await press(page, 'Mark $28.00 as paid')
  await expect(page.getByRole('button', { name: /^Pack/ })).toBeVisible()
  await follow(page, 'Today')
  // The order's own page, which stays until this one has loaded, has a button that packs items.
  await page.getByRole('button', { name: todayMessages.packNumber('T-') }).click()
  await expect(page.getByText(todayMessages.nothingToPack)).toBeVisible()
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await follow(page, orderPageMessages.ship)
  await page.getByLabel(orderStepMessages.ship.carrier).fill('UPS')
  await page.getByLabel(orderStepMessages.ship.tracking).fill('1Z999')
  await page.getByRole('button', { name: orderStepMessages.ship.button }).click()
  await expect(page.getByText(orderStepMessages.ship.shipped)).toBeVisible()
})
