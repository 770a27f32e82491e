import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { addToCartButton, expectCartCount, readCartState } from '../support/cart.ts'
import { pageMain } from '../support/product.ts'
import { expect, test as journeys } from '../support/shop.fixture.ts'

const pot = '/productDetails/water-pot'

/** Runs `during` while the database file is moved away, so that nothing can be saved. */
const test = journeys.extend<{ withoutWrites: (during: () => Promise<void>) => Promise<void> }>({
  withoutWrites: async ({ dataDir }, use) => {
    const file = path.join(dataDir, 'tote.sqlite')
    await use(async during => {
      await rename(file, `${file}.away`)
      try {
        await during()
      } finally {
        await rename(`${file}.away`, file)
      }
    })
  },
})

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' })

test('an item added during an outage is saved afterwards', async ({
  page,
  open,
  shop,
  complaints,
  withoutWrites,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open(pot)
  await withoutWrites(async () => {
    await addToCartButton(page).click()
    await expect(page.getByRole('dialog')).toContainText('We’re having trouble connecting.')
    await expectCartCount(page, 1)
    expect(await readCartState(page)).toEqual([])
  })
  await expect.poll(() => readCartState(page), { timeout: 15_000 }).toEqual([['POT-WHT-01', 1]])
  await expectCartCount(page, 1)
})

test('an email address that cannot be saved stays in its field', async ({
  page,
  open,
  shop,
  complaints,
  withoutWrites,
}) => {
  complaints.refused.add(`${shop.url}/back-in-stock/PRD-CLY-XL.data`)
  await open('/productDetails?color=clay&size=xl&status=out-of-stock')
  const email = pageMain(page).getByRole('textbox', { name: 'Email' })
  const send = pageMain(page).getByRole('button', { name: 'Notify me' })
  await email.fill('ada@example.com')
  await withoutWrites(async () => {
    await send.click()
    await expect(email).toHaveAccessibleDescription('We couldn’t save this. Please try again in a moment.')
    await expect(email).toHaveValue('ada@example.com')
    await expect(email).toBeFocused()
  })
  await send.click()
  await expect(pageMain(page).getByText('Check your inbox and confirm your address.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that could not be saved can be sent again', async ({
    page,
    open,
    shop,
    complaints,
    withoutWrites,
  }) => {
    complaints.refused.add(`${shop.url}/cart/add`)
    await open(pot)
    await withoutWrites(async () => {
      await addToCartButton(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We couldn’t save this. Please try again in a moment.',
      )
      await sendAgain(page).click()
      await expect(sendAgain(page)).toBeVisible()
    })
    await sendAgain(page).click()
    await expect(page).toHaveURL(/\/cart/)
    expect(await readCartState(page)).toEqual([['POT-WHT-01', 1]])
  })
})
