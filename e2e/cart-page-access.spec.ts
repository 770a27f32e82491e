import { expectGood } from './barriers.ts'
import {
  bag,
  button,
  expect,
  less,
  line,
  more,
  pot,
  product,
  quantity,
  saved,
  tee,
  test,
  undo,
} from './cart-page.fixture.ts'

test('an empty cart has no barrier', async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/cart')
  await expectGood(page, isMobile)
})

test('a cart with lines, what is saved and what was removed has no barrier', async ({
  page,
  open,
  put,
  isMobile,
}) => {
  for (const sold of [pot, bag, product]) await put(sold)
  await put(tee, 9)
  await open('/cart')
  await more(page, tee).click()
  await expect(line(page, tee)).toContainText('10 is the most')
  await button(page, 'Save for later', bag).click()
  await expect(saved(page)).toContainText('Office Bag')
  await less(page, pot).click()
  await expect(undo(page, pot)).toBeFocused()
  await expectGood(page, isMobile)
})

test('a cart in which much changed has no barrier', async ({
  page,
  open,
  put,
  merchant,
  isMobile,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/cart/change`)
  for (const sold of [pot, tee, product]) await put(sold)
  await put(bag, 6)
  await merchant.change(pot, { available: 0, price: 9000 })
  await merchant.change(product, { price: 4500 })
  await merchant.change(bag, { available: 2 })
  await merchant.withdraw(tee)
  await open('/cart')
  await expect(quantity(page, product)).toHaveValue('1')
  await merchant.change(product, { available: 0 })
  await more(page, product).click()
  await expect(line(page, product)).toContainText('Product is sold out.')
  await expectGood(page, isMobile)
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a page that says something has its title, and its lines their headings', async ({
    page,
    open,
    put,
  }) => {
    await put(pot, 2)
    await put(tee)
    await open(`/cart?said=added&line=${pot.sku}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'In your cart',
      'Summary',
    ])
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([tee.title, pot.title])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
