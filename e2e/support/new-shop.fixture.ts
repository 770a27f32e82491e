import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { legalPageMessages } from '#messages/office/legal-pages.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { test as base, expect } from './office.fixture.ts'
import { type ShopUnderTest, startBuiltShop } from './shop-process.ts'

/** A shop as a newcomer starts it, with a mail server that takes everything. */
export const test = base.extend<object, { shop: ShopUnderTest }>({
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

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click()
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

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

/** Goes through the checklist of a shop without products, from its page. */
export async function setUpShop(page: Page) {
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

/** Ends the demo by its link, and shows the checklist of an empty shop. */
export async function leaveDemo(page: Page, shop: ShopUnderTest) {
  await page.goto(shop.officeLink!)
  await press(page, 'Open the office')
  await follow(page, texts.demo.reminder)
  await follow(page, texts.demo.start)
  await expect(page.getByText(texts.demo.removes(28))).toBeVisible()
  await press(page, texts.demo.start)
  await expect(page.getByText(texts.problems['no-product'])).toBeVisible()
}
