import { card } from '../support/listing.ts'
import { pageMain } from '../support/product.ts'
import { expect, test, waitForHydration } from '../support/shop.fixture.ts'
import {
  compareAnnouncement,
  compareBar,
  compareBarItems,
  compareButton,
  compareLink,
  comparisonColumns,
  readBrowserCompareCookie,
  setCompareCookie,
} from './compare.ts'

const full = 'You can compare up to 4 products. Remove one to add another.'
const four = 'water-pot,school-bag,product,office-bag'

test('pressing adds and removes products without a request, and the selection stays on other pages', async ({
  page,
  open,
  context,
}) => {
  await open('/Shop')
  const button = await compareButton(page, 1)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  // Before the browser could have drawn or requested anything.
  const press = async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    return element.getAttribute('aria-pressed')
  }
  expect(await button.evaluate(press)).toBe('true')
  await expect(compareBarItems(page)).toHaveText(['Basic Crew Neck Tee'])
  await expect(compareAnnouncement(page)).toHaveText('Basic Crew Neck Tee added to your comparison, 1 of 4.')
  expect(await readBrowserCompareCookie(context)).toBe('basic-crew-neck-tee-white')
  expect(requests.filter(request => request.startsWith('POST'))).toEqual([])
  await expect(page).toHaveURL('/Shop')
  expect(await button.evaluate(press)).toBe('false')
  await expect(compareBar(page)).toHaveCount(0)
  await expect(compareAnnouncement(page)).toHaveText('Basic Crew Neck Tee removed from your comparison.')
  expect(await readBrowserCompareCookie(context)).toBeUndefined()

  await open('/Shop/category-2')
  await (await compareButton(page, 2)).click()
  await expect(compareBarItems(page)).toHaveText(['School Bag'])
  await pageMain(page).getByRole('link', { name: 'Office Bag' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office Bag')
  const onProduct = pageMain(page).getByRole('button', { name: 'Compare' }).first()
  await onProduct.click()
  await expect(onProduct).toHaveAttribute('aria-pressed', 'true')
  await expect(compareBarItems(page)).toHaveText(['School Bag', 'Office Bag'])
  await page.reload()
  await expect(onProduct).toHaveAttribute('aria-pressed', 'true')
  await expect(compareBarItems(page)).toHaveText(['School Bag', 'Office Bag'])
  await expect(compareBarItems(page).locator('img')).toHaveCount(2)
  await compareLink(page).click()
  await expect(page).toHaveURL('/compare?products=school-bag,office-bag')
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['School Bag', 'Office Bag'])
  await expect(compareBar(page)).toHaveCount(0)
  await page.goBack()
  await expect(compareBarItems(page)).toHaveText(['School Bag', 'Office Bag'])
})

test('a fifth product is refused until one is removed', async ({ page, open, context, shop }) => {
  await setCompareCookie(context, shop.url, four)
  await open('/Shop')
  const button = await compareButton(page, 0)
  await button.click()
  await expect(compareBar(page).getByText(full)).toBeVisible()
  await expect(compareAnnouncement(page)).toHaveText(full)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(compareBarItems(page)).toHaveText(['Water Pot', 'School Bag', 'Product', 'Office Bag'])
  await pageMain(page)
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Home' })
    .click()
  await expect(page).toHaveURL('/')
  await expect(compareBar(page).getByText(full), 'another page does not repeat it').toHaveCount(0)
  await page.goBack()
  await (await compareButton(page, 0)).click()
  await expect(compareBar(page).getByText(full)).toBeVisible()
  await compareBar(page).getByRole('button', { name: 'Remove School Bag from your comparison' }).click()
  await expect(compareBar(page).getByText(full)).toHaveCount(0)
  await (await compareButton(page, 0)).click()
  await expect(compareBarItems(page)).toHaveText([
    'Water Pot',
    'Product',
    'Office Bag',
    'Basic Crew Neck Tee',
  ])
})

test('the bar stays dismissed until the next product, and off pages without products', async ({
  page,
  open,
  context,
  shop,
}) => {
  await setCompareCookie(context, shop.url, 'water-pot')
  await open('/Shop/category-2')
  await compareBar(page).getByRole('button', { name: 'Hide your comparison' }).click()
  await expect(compareBar(page)).toHaveCount(0)
  await expect(compareAnnouncement(page)).toHaveText('Hidden until you add another product.')
  await open('/Shop/category-2')
  const officeBag = await compareButton(page, 0)
  await expect(officeBag).toHaveAttribute('aria-pressed', 'false')
  await expect(compareBar(page)).toHaveCount(0)
  await officeBag.click()
  await expect(compareBarItems(page)).toHaveText(['Water Pot', 'Office Bag'])
  await compareBar(page).getByRole('button', { name: 'Hide your comparison' }).click()
  await (await compareButton(page, 0)).click()
  await expect(officeBag).toHaveAttribute('aria-pressed', 'false')
  await expect(compareBar(page)).toHaveCount(0)
  await officeBag.click()
  await expect(compareBarItems(page)).toHaveText(['Water Pot', 'Office Bag'])
  await open('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(compareBar(page)).toHaveCount(0)
})

test('a second tab follows the first, without products that no longer exist', async ({
  page,
  open,
  context,
  shop,
}) => {
  await setCompareCookie(context, shop.url, 'went,water-pot')
  const other = await context.newPage()
  await other.goto('/Shop/category-2')
  await waitForHydration(other)
  await open('/Shop/category-2')
  await expect(compareBarItems(page)).toHaveText(['Water Pot'])
  expect(await readBrowserCompareCookie(context)).toBe('water-pot')
  await (await compareButton(page, 0)).click()
  await expect(compareBarItems(other)).toHaveText(['Water Pot', 'Office Bag'])
  await (await compareButton(other, 1)).click()
  await expect(compareBarItems(page)).toHaveText(['Water Pot', 'Office Bag', 'Hamal Dista'])
  await compareBar(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(compareBar(page)).toHaveCount(0)
  await expect(compareBar(other)).toHaveCount(0)
})

test('the keyboard alone is enough to compare products', async ({ page, open }) => {
  await open('/Shop/category-2')
  for (const [index, name] of ['Office Bag', 'Hamal Dista'].entries()) {
    await card(page, index).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(card(page, index).getByRole('button', { name: 'Compare' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(compareBarItems(page).nth(index)).toHaveText(name)
  }
  await compareLink(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(
    compareBar(page).getByRole('button', { name: 'Remove Hamal Dista from your comparison' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    compareBar(page).getByRole('button', { name: 'Remove Office Bag from your comparison' }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?products=office-bag')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the bar shifts no layout and hides no focused element', { tag: '@every-screen' }, async ({
  page,
  open,
  context,
  shop,
}) => {
  await setCompareCookie(context, shop.url, four)
  await open('/brands')
  await expect(compareBarItems(page).locator('img')).toHaveCount(4)
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().length
  })
  expect(moved).toBe(0)
  const top = (await compareBar(page).boundingBox())!.y
  await page.keyboard.press('End')
  const copyright = page.getByRole('contentinfo').getByText('©')
  await expect
    .poll(async () => (await copyright.boundingBox())!.y + (await copyright.boundingBox())!.height)
    .toBeLessThan(top)
  await open('/Shop')
  await expect(compareBar(page)).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Category 5' })
  await page.evaluate(() => scrollTo(0, 0))
  await link.focus()
  const box = (await link.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual((await compareBar(page).boundingBox())!.y)
})

test('a page works when the bar fails to load', async ({ page, open, context, shop, complaints }) => {
  await page.route('**/compare-bar-*.js', route => {
    complaints.refused.add(route.request().url())
    return route.fulfill({ status: 404, body: '' })
  })
  await setCompareCookie(context, shop.url, 'water-pot')
  await open('/Shop')
  const button = await compareButton(page, 0)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(compareAnnouncement(page)).toHaveText('Basic Crew Neck Tee added to your comparison, 2 of 4.')
})

test('the compare bar loads its pictures again after a failure', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  complaints.expected.push(/status of 503 .*product-cards/)
  let requests = 0
  await page.route('**/product-cards?*', route =>
    ++requests === 1 ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await setCompareCookie(context, shop.url, 'water-pot,school-bag')
  await open('/Shop')
  await expect(compareBarItems(page).locator('img')).toHaveCount(2)
  expect(requests).toBe(2)
})
