import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { addButton, cartOf, expectCount } from './cart.ts'
import { main } from './product.ts'
import { expect, test as journeys } from './shop.fixture.ts'

const pot = '/productDetails/water-pot'

/** `during` does something while the database takes no writes, because its file is somewhere else. */
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

test('what a shopper adds while nothing can be saved is kept and saved afterwards', async ({
  page,
  open,
  shop,
  complaints,
  withoutWrites,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open(pot)
  await withoutWrites(async () => {
    await addButton(page).click()
    await expect(page.getByText('The shop does not answer. We keep this')).toBeVisible()
    await expectCount(page, 1)
    expect(await cartOf(page)).toEqual([])
  })
  await expect.poll(() => cartOf(page), { timeout: 15_000 }).toEqual([['POT-WHT-01', 1]])
  await expectCount(page, 1)
})

test('an email address that cannot be saved stays in its field', async ({
  page,
  open,
  shop,
  complaints,
  withoutWrites,
}) => {
  complaints.refused.add(`${shop.url}/backInStock/PRD-CLY-XL.data`)
  await open('/productDetails?color=clay&size=xl&status=out-of-stock')
  const email = main(page).getByRole('textbox', { name: 'E-mail' })
  const send = main(page).getByRole('button', { name: 'Tell me when it is back' })
  await email.fill('ada@example.com')
  await withoutWrites(async () => {
    await send.click()
    await expect(email).toHaveAccessibleDescription('We couldn’t save this. Please try again in a moment.')
    await expect(email).toHaveValue('ada@example.com')
    await expect(email).toBeFocused()
  })
  await send.click()
  await expect(main(page).getByText('Check your inbox and confirm your address.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that cannot be saved can be sent again as it was', async ({
    page,
    open,
    shop,
    complaints,
    withoutWrites,
  }) => {
    complaints.refused.add(`${shop.url}/cart/add`)
    await open(pot)
    await withoutWrites(async () => {
      await addButton(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We couldn’t save this. Please try again in a moment.',
      )
      await sendAgain(page).click()
      await expect(sendAgain(page)).toBeVisible()
    })
    await sendAgain(page).click()
    await expect(page).toHaveURL(/\/cart/)
    expect(await cartOf(page)).toEqual([['POT-WHT-01', 1]])
  })
})
