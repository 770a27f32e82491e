import {
  bag,
  button,
  expect,
  line,
  more,
  pot,
  quantity,
  saved,
  subtotal,
  tee,
  test,
  undo,
} from './cart-page.fixture.ts'

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a quantity is typed, and sent by Enter or its button', async ({ page, open, put }) => {
    await put(pot)
    await put(tee, 2)
    await open('/cart')
    await quantity(page, pot).fill('4')
    await quantity(page, pot).press('Enter')
    await expect(subtotal(page)).toHaveText('$408.00')
    await expect(quantity(page, pot)).toHaveValue('4')
    await quantity(page, tee).fill('3')
    await page.getByRole('button', { name: `Update quantity of ${tee.name}` }).click()
    await expect(subtotal(page)).toHaveText('$452.00')
    await quantity(page, tee).fill('0')
    await quantity(page, tee).press('Enter')
    await expect(undo(page, tee)).toBeFocused()
  })

  test('what came of a form has the focus, beside the line or above all of them', async ({
    page,
    open,
    put,
  }) => {
    await put(tee, 9)
    await put(pot)
    await open('/cart')
    const status = page.getByRole('main').getByRole('status')
    await more(page, tee).click()
    await expect(line(page, tee).getByRole('status')).toHaveText('Your cart is changed.')
    await expect(status).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(more(page, tee)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line(page, tee).getByRole('status')).toHaveText(
      'Your cart has 10 of this now, the most of one product in one order.',
    )
    await expect(status).toBeFocused()
    await expect(status).toBeInViewport()
    await button(page, 'Remove', tee).click()
    await undo(page, tee).press('Enter')
    await expect(line(page, tee).getByRole('status')).toHaveText('Basic Crew Neck Tee is back.')
    await expect(status).toBeFocused()
    await page.goto(`/cart?said=added&line=${pot.sku}`)
    await expect(status).toHaveText('Water Pot is in your cart.')
    await expect(status).toBeFocused()
  })

  test('what is not true any more is not said', async ({ page, open, put, send }) => {
    await put(pot)
    await put(bag, 2)
    await send('/cart/save', { sku: bag.sku })
    for (const said of [
      `added&line=${tee.sku}`,
      `removed&line=${pot.sku}`,
      `changed-to-limit&line=${pot.sku}`,
      `sold-out&line=${pot.sku}`,
      `unsaved&line=${bag.sku}`,
      'lines-full',
      'nonsense',
    ]) {
      await open(`/cart?said=${said}`)
      await expect(page.getByRole('main').getByRole('status'), said).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Undo'), said).toHaveCount(0)
    }
    await expect(saved(page)).toContainText('Office Bag')
  })

  test('a page that is opened again says the same, and does nothing again', async ({ page, open, put }) => {
    await put(pot)
    await open('/cart')
    await more(page, pot).click()
    await expect(quantity(page, pot)).toHaveValue('2')
    await page.reload()
    await expect(quantity(page, pot)).toHaveValue('2')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your cart is changed.')
  })
})
