import {
  bag,
  button,
  expect,
  gone,
  inCart,
  less,
  line,
  more,
  pot,
  product,
  quantity,
  saved,
  subtotal,
  summary,
  tee,
  test,
  undo,
} from './cart-page.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the cart' : 'the cart without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('is friendly when it is empty, and leads on', async ({ page, open }) => {
      await open('/cart')
      await expect(page).toHaveTitle(/^Cart · /)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
      const main = page.getByRole('main')
      await expect(main.getByText('Your cart is empty.')).toBeVisible()
      const bestSellers = main.getByRole('region', { name: 'Our Best Sellers' })
      await expect(bestSellers.getByRole('heading', { level: 3 })).toHaveCount(4)
      await expect(summary(page)).toHaveCount(0)
      await main.getByRole('link', { name: 'Go to the shop' }).click()
      await expect(page).toHaveURL('/Shop')
    })

    test('shows a line with its picture, variant and prices, and leads to just that variant', async ({
      page,
      open,
      put,
    }) => {
      await put(product, 2)
      await open('/cart')
      const shown = line(page, product)
      await expect(shown.getByRole('img', { name: 'Clay crew neck tee, from the front' })).toBeVisible()
      await expect(shown.getByText('Clay, M', { exact: true })).toBeVisible()
      await expect(shown.locator('s')).toHaveText('Before: $88.00')
      await expect(shown.getByText('Now: $44.00')).toBeVisible()
      await expect(shown.getByText('Together: $88.00')).toBeVisible()
      await expect(summary(page)).toContainText('You save$88.00')
      await expect(summary(page)).toContainText('Free shipping')
      await expect(summary(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
      await shown.getByRole('link', { name: 'Product' }).click()
      await expect(page).toHaveURL('/productDetails/product?color=clay&size=m')
      await expect(page.getByRole('radio', { name: 'Clay' })).toBeChecked()
    })

    test('counts up and down, with the totals', async ({ page, open, put }) => {
      await put(pot, 2)
      await put(tee)
      await open('/cart')
      await expect(subtotal(page)).toHaveText('$204.00')
      await more(page, pot).click()
      await expect(quantity(page, pot)).toHaveValue('3')
      await expect(subtotal(page)).toHaveText('$284.00')
      await expect(line(page, pot).getByText('$240.00')).toBeVisible()
      await less(page, pot).click()
      await expect(quantity(page, pot)).toHaveValue('2')
      await less(page, pot).click()
      await expect(quantity(page, pot)).toHaveValue('1')
      await expect(subtotal(page)).toHaveText('$124.00')
      await expect(quantity(page, tee)).toHaveValue('1')
    })

    test('says why there cannot be more: the limit, and what is left', async ({ page, open, put }) => {
      await put(tee, 9)
      await put(bag, 6)
      await open('/cart')
      await more(page, tee).click()
      await expect(quantity(page, tee)).toHaveValue('10')
      await expect(line(page, tee)).toContainText('10 is the most of one product in one order.')
      await expect(quantity(page, tee)).toHaveAccessibleDescription(/10 is the most/)
      await expect(more(page, tee)).toBeDisabled()
      await more(page, bag).click()
      await expect(quantity(page, bag)).toHaveValue('7')
      await expect(line(page, bag)).toContainText('These are the last 7.')
      // It can still be pressed, and says why.
      await more(page, tee).click({ force: true })
      await expect(line(page, tee)).toContainText(/10.* the most of one product in one order\./)
      await expect(quantity(page, tee)).toHaveValue('10')
      await less(page, tee).click()
      await expect(quantity(page, tee)).toHaveValue('9')
      await expect(line(page, tee)).not.toContainText('the most of one product')
    })

    test('one less than 1 removes a line; undoing it brings it back to where it was', async ({
      page,
      open,
      put,
    }) => {
      await put(tee)
      await put(pot)
      await put(bag)
      await open('/cart')
      await less(page, pot).click()
      await expect(line(page, pot)).toHaveCount(0)
      await expect(inCart(page).getByRole('listitem').nth(1)).toContainText('Water Pot was removed.')
      await expect(undo(page, pot)).toBeFocused()
      await expect(undo(page, pot)).toHaveAccessibleDescription('Water Pot was removed.')
      await expect(subtotal(page)).toHaveText('$164.00')
      await undo(page, pot).click()
      await expect(inCart(page).getByRole('listitem').nth(1)).toContainText('$80.00')
      await expect(quantity(page, pot)).toHaveValue('1')
      await expect(subtotal(page)).toHaveText('$244.00')
    })

    test('keeps a line that was removed for an hour, with its quantity', async ({ page, open, put }) => {
      await put(pot, 3)
      await open('/cart')
      await button(page, 'Remove', pot).click()
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await expect(undo(page, pot)).toBeFocused()
      await open('/')
      await open('/cart')
      await undo(page, pot).click()
      await expect(quantity(page, pot)).toHaveValue('3')
    })

    test('saves a line for later, and takes it back', async ({ page, open, put }) => {
      await put(pot, 2)
      await put(tee)
      await open('/cart')
      await button(page, 'Save for later', pot).click()
      await expect(inCart(page)).toContainText('Water Pot is saved for later.')
      await expect(undo(page, pot)).toBeFocused()
      await expect(subtotal(page)).toHaveText('$44.00')
      await expect(saved(page)).toContainText('$80.00')
      await button(page, 'Move to cart', pot).click()
      await expect(quantity(page, pot)).toHaveValue('2')
      await expect(saved(page)).toContainText('Water Pot is in your cart again.')
      await expect(undo(page, pot)).toBeFocused()
      await expect(subtotal(page)).toHaveText('$204.00')
      await undo(page, pot).click()
      await expect(button(page, 'Move to cart', pot)).toBeVisible()
      await expect(subtotal(page)).toHaveText('$44.00')
    })

    test('removes what is saved for later too, and shows it beside an empty cart', async ({
      page,
      open,
      put,
      send,
    }) => {
      await put(pot, 2)
      await send('/cart/save', { sku: pot.sku })
      await open('/cart')
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await button(page, 'Remove', pot).click()
      await expect(saved(page)).toContainText('Water Pot was removed.')
      await expect(undo(page, pot)).toBeFocused()
      await undo(page, pot).click()
      await expect(button(page, 'Move to cart', pot)).toBeVisible()
    })

    test('says that a price changed, and charges the one that it says', async ({
      page,
      open,
      put,
      merchant,
    }) => {
      await put(pot, 2)
      await merchant.change(pot, { price: 9000 })
      await open('/cart')
      await expect(line(page, pot)).toContainText(
        'The price changed from $80.00 to $90.00 since you added it.',
      )
      await expect(subtotal(page)).toHaveText('$180.00')
    })

    test('keeps what is sold out or no longer sold apart, and charges nothing for it', async ({
      page,
      open,
      put,
      merchant,
    }) => {
      await put(pot, 2)
      await put(bag)
      await put(tee)
      await merchant.change(pot, { available: 0 })
      await merchant.withdraw(bag)
      await open('/cart')
      await expect(inCart(page).getByRole('listitem')).toHaveCount(1)
      await expect(subtotal(page)).toHaveText('$44.00')
      await expect(summary(page)).toContainText('Items1 of 4')
      await expect(gone(page)).toContainText('These are not in the sum.')
      await expect(line(page, pot)).toContainText('Sold out since you added it. It is not charged.')
      await expect(line(page, bag)).toContainText('No longer sold. It is not charged.')
      await expect(line(page, bag).getByRole('link')).toHaveCount(0)
      await button(page, 'Remove', bag).click()
      await expect(gone(page)).toContainText('Office Bag was removed.')
      await expect(undo(page, bag)).toBeFocused()
      await line(page, pot).getByRole('link', { name: 'Tell me when it is back: Water Pot, White' }).click()
      await expect(page).toHaveURL('/backInStock/POT-WHT-01')
    })

    test('says when fewer are left than were wanted, and takes those at a press', async ({
      page,
      open,
      put,
      merchant,
    }) => {
      await put(bag, 6)
      await merchant.change(bag, { available: 2 })
      await open('/cart')
      await expect(line(page, bag)).toContainText('Only 2 left: only 2 are charged.')
      await expect(quantity(page, bag)).toHaveValue('6')
      await expect(subtotal(page)).toHaveText('$240.00')
      await button(page, 'Change to 2', bag).click()
      await expect(quantity(page, bag)).toHaveValue('2')
      await expect(line(page, bag)).not.toContainText('are charged')
      await expect(line(page, bag)).toContainText('These are the last 2.')
      await expect(subtotal(page)).toHaveText('$240.00')
    })

    test('says when it is full', async ({ page, open, put, db }) => {
      await put(pot)
      const { visitor_id } = await db
        .selectFrom('cart_line')
        .select('visitor_id')
        .orderBy('visitor_id', 'desc')
        .executeTakeFirstOrThrow()
      const old = { visitor_id, title: 'Old cap', options: '', quantity: 1, price_seen: 500 }
      const lines = Array.from({ length: 99 }, (_, at) => ({
        ...old,
        sku: `OLD-${at}`,
        added_at: '2026-01-01T00:00:00.000Z',
      }))
      await db.insertInto('cart_line').values(lines).execute()
      await open('/cart')
      await expect(page.getByRole('main')).toContainText(
        'Your cart holds 100 different products, and is full.',
      )
      await expect(gone(page).getByRole('listitem')).toHaveCount(99)
    })
  })
}
