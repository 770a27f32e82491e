import {
  bar,
  choseBefore,
  chosen,
  chosenByBrowser,
  columns,
  compareButton,
  rowOf,
  said,
  table,
  toComparison,
} from './compare.ts'
import { card } from './listing.ts'
import { main } from './product.ts'
import { expect, test, untilAlive } from './shop.fixture.ts'

const full = 'You compare four already. Take one out first.'
const four = 'water-pot,school-bag,product,office-bag'

test('a press takes a product in at once and asks the shop for nothing, another takes it out again', async ({
  page,
  open,
  context,
}) => {
  await open('/Shop')
  const button = await compareButton(page, 1)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  // Before the browser could have drawn, let alone asked for, anything else.
  const press = async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    return element.getAttribute('aria-pressed')
  }
  expect(await button.evaluate(press)).toBe('true')
  await expect(chosen(page)).toHaveText(['Basic Crew Neck Tee'])
  await expect(said(page)).toHaveText('Basic Crew Neck Tee is in the comparison, 1 of 4.')
  expect(await chosenByBrowser(context)).toBe('basic-crew-neck-tee-white')
  expect(asked.filter(request => request.startsWith('POST'))).toEqual([])
  await expect(page).toHaveURL('/Shop')
  expect(await button.evaluate(press)).toBe('false')
  await expect(bar(page)).toHaveCount(0)
  await expect(said(page)).toHaveText('Basic Crew Neck Tee is taken out of the comparison.')
  expect(await chosenByBrowser(context)).toBeUndefined()
})

test('what is chosen goes along from page to page, and its bar leads to the comparison', async ({
  page,
  open,
}) => {
  await open('/Shop/category-2')
  await (await compareButton(page, 2)).click()
  await expect(chosen(page)).toHaveText(['School Bag'])
  await main(page).getByRole('link', { name: 'Office Bag' }).click()
  const button = main(page).getByRole('button', { name: 'Compare' }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen(page)).toHaveText(['School Bag', 'Office Bag'])
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen(page)).toHaveText(['School Bag', 'Office Bag'])
  await expect(chosen(page).locator('img')).toHaveCount(2)
  await toComparison(page).click()
  await expect(page).toHaveURL('/compare?products=school-bag,office-bag')
  await expect(columns(page).getByRole('link')).toHaveText(['School Bag', 'Office Bag'])
  await expect(bar(page)).toHaveCount(0)
  await page.goBack()
  await expect(chosen(page)).toHaveText(['School Bag', 'Office Bag'])
})

test('a fifth product is refused in words, and taken when one is taken out', async ({
  page,
  open,
  context,
  shop,
}) => {
  await choseBefore(context, shop.url, four)
  await open('/Shop')
  const button = await compareButton(page, 0)
  await button.click()
  await expect(bar(page).getByText(full)).toBeVisible()
  await expect(said(page)).toHaveText(full)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(chosen(page)).toHaveText(['Water Pot', 'School Bag', 'Product', 'Office Bag'])
  await main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar(page).getByText(full), 'another page does not repeat it').toHaveCount(0)
  await page.goBack()
  await (await compareButton(page, 0)).click()
  await expect(bar(page).getByText(full)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Take School Bag out of the comparison' }).click()
  await expect(bar(page).getByText(full)).toHaveCount(0)
  await (await compareButton(page, 0)).click()
  await expect(chosen(page)).toHaveText(['Water Pot', 'Product', 'Office Bag', 'Basic Crew Neck Tee'])
})

test('a second tab follows the first', { tag: '@desktop' }, async ({ page, open, context }) => {
  const other = await context.newPage()
  await other.goto('/Shop/category-2')
  await untilAlive(other)
  await open('/Shop/category-2')
  await (await compareButton(page, 0)).click()
  await expect(chosen(other)).toHaveText(['Office Bag'])
  await (await compareButton(other, 1)).click()
  await expect(chosen(page)).toHaveText(['Office Bag', 'Hamal Dista'])
  await bar(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(bar(other)).toHaveCount(0)
})

test('what the shop does not have any more is no longer chosen', async ({ page, open, context, shop }) => {
  await choseBefore(context, shop.url, 'went,water-pot')
  await open('/about')
  await expect(chosen(page)).toHaveText(['Water Pot'])
  expect(await chosenByBrowser(context)).toBe('water-pot')
})

test('taking a product out of the comparison needs nothing from the shop', async ({
  page,
  open,
  context,
  shop,
}) => {
  await choseBefore(context, shop.url, 'product,water-pot,school-bag')
  await open('/compare?products=product,water-pot,school-bag')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await main(page).getByRole('button', { name: 'Remove Water Pot' }).click()
  await expect(columns(page).getByRole('link')).toHaveText(['Product', 'School Bag'])
  await expect(main(page).getByRole('button', { name: 'Remove School Bag' })).toBeFocused()
  await main(page).getByRole('link', { name: 'Only differences' }).click()
  await expect(page).toHaveURL(/differences=1/)
  await expect(rowOf(page, 'Availability')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Remove School Bag' }).click()
  await expect(columns(page).getByRole('link')).toHaveText(['Product'])
  expect(asked.filter(path => !/^\/(pictures|favicon)/.test(path))).toEqual([])
})

test('by keyboard alone a comparison is made, and shortened', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/Shop/category-2')
  for (const [place, name] of ['Office Bag', 'Hamal Dista'].entries()) {
    await card(page, place).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(card(page, place).getByRole('button', { name: 'Compare' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chosen(page).nth(place)).toHaveText(name)
  }
  await toComparison(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(
    bar(page).getByRole('button', { name: 'Take Hamal Dista out of the comparison' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Take Office Bag out of the comparison' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?products=office-bag')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the bar moves nothing when it comes, and hides nothing that has the focus', async ({
  page,
  open,
  context,
  shop,
}) => {
  await choseBefore(context, shop.url, four)
  await open('/about')
  await expect(chosen(page).locator('img')).toHaveCount(4)
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().length
  })
  expect(moved).toBe(0)
  const top = (await bar(page).boundingBox())!.y
  await page.keyboard.press('End')
  const copyright = page.getByRole('contentinfo').getByText('©')
  await expect
    .poll(async () => (await copyright.boundingBox())!.y + (await copyright.boundingBox())!.height)
    .toBeLessThan(top)
  await open('/Shop')
  await expect(bar(page)).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Category 5' })
  await page.evaluate(() => scrollTo(0, 0))
  await link.focus()
  const box = (await link.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y)
})

test('on a phone two products fill the screen, and the others are a swipe away', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open(`/compare?products=${four}`)
  for (const name of ['Water Pot', 'School Bag'])
    await expect(columns(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(columns(page).getByRole('link', { name: 'Office Bag' })).not.toBeInViewport()
  const region = main(page).getByRole('region', { name: 'Comparison' })
  await region.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(columns(page).getByRole('link', { name: 'Office Bag' })).toBeInViewport({ ratio: 1 })
  const head = (await table(page).getByText('Material').boundingBox())!
  expect(head.x, 'the heads stay at the edge').toBe(20)
})

test('on a phone the bar is one row with its way to the comparison', { tag: '@phone' }, async ({
  page,
  open,
  context,
  shop,
}) => {
  await choseBefore(context, shop.url, four)
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/Shop')
  await expect(toComparison(page)).toBeInViewport({ ratio: 1 })
  expect((await bar(page).boundingBox())!.height).toBeLessThan(90)
  await bar(page).getByRole('button', { name: 'Take Product out of the comparison' }).tap()
  await expect(chosen(page)).toHaveText(['Water Pot', 'School Bag', 'Office Bag'])
  await toComparison(page).tap()
  await expect(columns(page)).toHaveCount(3)
})

test('a shop whose bar does not come is whole without it', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  await page.route('**/compare-bar-*.js', route => {
    complaints.refused.add(route.request().url())
    return route.fulfill({ status: 404, body: '' })
  })
  await choseBefore(context, shop.url, 'water-pot')
  await open('/Shop')
  const button = await compareButton(page, 0)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(said(page)).toHaveText('Basic Crew Neck Tee is in the comparison, 2 of 4.')
})
