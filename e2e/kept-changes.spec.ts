import type { Page } from '@playwright/test'
import { addButton, cardOf, cartOf, expectCount, inPanel, panel, sentKeys, sheet } from './cart.ts'
import { expect, test } from './shop.fixture.ts'

const pot = '/productDetails/water-pot'
const carafe = '/productDetails/glass-carafe'
const offline = 'You are offline. We keep this and add it when you are back.'

/** Adds what the page shows and closes the panel again. */
async function add(page: Page) {
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('two quick clicks of a newcomer are two things of one visitor', async ({ page, open, context }) => {
  await open('/Shop?q=bag')
  const keys = sentKeys(context)
  const button = (await cardOf(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' })
  const visitors = new Set<string>()
  page.on('response', async response => {
    const cookies = (await response.headerValue('set-cookie')) ?? ''
    for (const [, token] of cookies.matchAll(/visitor=([\w-]+)/g)) visitors.add(token!)
  })
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expectCount(page, 2)
  await expect(inPanel(page)).toHaveCount(1)
  await expect(inPanel(page)).toContainText('Quantity 2')
  await expect(panel(page)).toContainText('Subtotal, 2 items')
  expect(await cartOf(page)).toEqual([['BAG-OFF-01', 2]])
  expect(new Set(keys).size).toBe(2)
  expect(visitors.size).toBe(1)
})

test('two newcomers’ tabs are one visitor, and each shows the count of both', async ({
  page,
  open,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(carafe, { waitUntil: 'networkidle' })
  await open(pot)
  await Promise.all(
    [page, other].map(one => addButton(one).evaluate((button: HTMLButtonElement) => button.click())),
  )
  for (const one of [page, other]) {
    await expectCount(one, 2)
    await expect(panel(one)).toContainText('Subtotal')
  }
  expect(await cartOf(page)).toEqual([
    ['CRF-GLS-01', 1],
    ['POT-WHT-01', 1],
  ])
})

test('without a line it is kept, through a reload too, and sent once when the line is back', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pot)
  // The page and what it adds with are there; only the shop is not.
  await addButton(page).focus()
  await page.waitForLoadState('networkidle')
  const keys = sentKeys(context)
  await context.setOffline(true)
  await addButton(page).click()
  await expectCount(page, 1)
  const kept = sheet(page, 'Kept for you')
  await expect(kept).toContainText(offline)
  await expect(kept.getByRole('link', { name: 'View cart' })).toHaveCount(0)
  await kept.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(kept).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Water Pot is in your cart.' })).toBeVisible()
  await expectCount(page, 1)
  expect(await cartOf(page)).toEqual([['POT-WHT-01', 1]])

  await page.route('**/cart/add', route => route.abort('connectionfailed'))
  await add(page)
  await page.unroute('**/cart/add')
  await page.reload()
  await expect.poll(() => cartOf(page)).toEqual([['POT-WHT-01', 2]])
  await expectCount(page, 2)
  expect(new Set(keys).size, 'two things, however often they were sent').toBe(2)
  complaints.found = complaints.found.filter(
    found => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/.test(found),
  )
})

test('it is kept also when the line is gone before anything was ever added', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pot)
  await context.setOffline(true)
  await addButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expectCount(page, 1)
  await expect(page.getByText(offline).first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => cartOf(page)).toEqual([['POT-WHT-01', 1]])
  await expectCount(page, 1)
  complaints.found = complaints.found.filter(found => !/ERR_INTERNET_DISCONNECTED/.test(found))
})

test('what the shop did and could not say is not done again', async ({ page, open, context, complaints }) => {
  await open(pot)
  await add(page)
  await expect.poll(() => cartOf(page)).toEqual([['POT-WHT-01', 1]])
  const keys = sentKeys(context)
  let lost = 0
  await page.route('**/cart/add', async route => {
    const answer = await route.fetch()
    expect(answer.status()).toBe(200)
    if (lost++ > 0) await route.fulfill({ response: answer })
    else await route.abort('connectionreset')
  })
  await addButton(page).click()
  await expectCount(page, 2)
  await expect(inPanel(page)).toContainText('Quantity 1, 2 in your cart')
  await expectCount(page, 2)
  expect(await cartOf(page)).toEqual([['POT-WHT-01', 2]])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  complaints.found = complaints.found.filter(found => !/ERR_CONNECTION_RESET/.test(found))
})
