import { addButton, cardOf, cartLink, cartOf, expectCount, holdAdds, inPanel, panel, sheet } from './cart.ts'
import { card, searchBox, suggestions } from './listing.ts'
import { color, detail, main, quantity, showChoice, size } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const pot = '/productDetails/water-pot'

test('a card puts its product into the cart, and says what came of it', async ({ page, open }) => {
  await open('/Shop?q=bag')
  await expectCount(page, 0)
  await (await cardOf(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(inPanel(page)).toHaveCount(1)
  await expect(inPanel(page)).toContainText('Office Bag')
  await expect(inPanel(page)).toContainText('Quantity 1')
  await expect(inPanel(page)).toContainText('Before: $171.43')
  await expect(inPanel(page)).toContainText('Now: $120.00')
  await expect(inPanel(page).locator('img')).toBeVisible()
  await expect(panel(page)).toContainText('Subtotal, 1 item$120.00')
  await expect(panel(page)).toContainText('Free shipping')
  await expectCount(page, 1)
  await panel(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page)).toContainText('Office Bag')
  await expect.poll(() => cartOf(page)).toEqual([['BAG-OFF-01', 1]])
})

test('a product that comes in several is asked about first, and what is sold out is not offered', async ({
  page,
  open,
}) => {
  await open('/Shop/category-1?q=product')
  await (await cardOf(page, 'Product')).getByRole('button', { name: 'Add to Cart' }).click()
  const choice = sheet(page, 'Product')
  await expect(choice.getByRole('radio')).toHaveCount(5)
  const sizes = choice.getByRole('combobox', { name: 'Size' })
  await expect(choice.getByRole('radio', { name: 'Clay' })).toBeChecked()
  await expect(sizes.getByRole('option', { name: 'XL', exact: true })).toHaveAttribute(
    'label',
    'XL, sold out',
  )
  await expect(sizes.getByRole('option', { name: 'XL', exact: true })).toBeDisabled()
  await choice.getByRole('radio', { name: 'Black' }).click()
  await expect(choice.getByRole('radio', { name: 'Black' })).toBeChecked()
  await sizes.selectOption('xxl')
  await expect(choice).toContainText('$48.00')
  await expect(choice).toContainText('Only 2 left')
  await choice.getByRole('spinbutton', { name: 'Quantity' }).fill('0')
  await choice.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(choice.getByRole('alert')).toHaveText(/at least 1/)
  await choice.getByRole('button', { name: 'Increase quantity' }).click()
  await choice.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(inPanel(page)).toContainText('Black, XXL')
  await expect(inPanel(page)).toContainText('$48.00')
  await expectCount(page, 1)
  await expect.poll(() => cartOf(page)).toEqual([['PRD-BLK-XXL', 1]])
})

test('a product’s page adds what is chosen on it, as many as are chosen', async ({ page, open }) => {
  await open('/productDetails')
  await color(page, 'Sage').click()
  await expect(color(page, 'Sage')).toBeChecked()
  await expect(size(page)).toHaveValue('lg')
  await quantity(page).fill('3')
  await addButton(page).click()
  await expect(inPanel(page)).toContainText('Sage, Lg')
  await expect(inPanel(page)).toContainText('Quantity 3')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  await addButton(page).click()
  await expect(inPanel(page)).toContainText('Quantity 3, 6 in your cart')
  await expect.poll(() => cartOf(page)).toEqual([['PRD-SGE-LG', 6]])
})

test('none is not added, and the shopper reads why', async ({ page, open }) => {
  await open(pot)
  await quantity(page).fill('0')
  await addButton(page).click()
  await expect(detail(page).getByRole('alert')).toHaveText(/at least 1/)
  await expect(panel(page)).toHaveCount(0)
  await quantity(page).fill('1')
  await addButton(page).click()
  await expect(inPanel(page)).toContainText('Quantity 1')
  await panel(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(detail(page).getByRole('alert')).toHaveText('')
})

test('what can be had is taken when it is less than wished, and the panel says so', async ({
  page,
  open,
}) => {
  await open('/productDetails/glass-carafe')
  await quantity(page).fill('8')
  await addButton(page).click()
  await expect(inPanel(page)).toContainText('Quantity 3')
  await expect(inPanel(page)).toContainText('Only 3 left: your cart has all of them now.')
  await expectCount(page, 3)
})

test('a suggestion is added from beside the list, and the focus is back in the box', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/about')
  await searchBox(page).pressSequentially('kettle')
  const add = page.getByRole('button', { name: 'Add Gooseneck Kettle to the cart' })
  await expect(suggestions(page).getByRole('button'), 'an option holds no button').toHaveCount(0)
  if (isMobile) await add.tap()
  else await add.click()
  await expect(inPanel(page)).toContainText('Gooseneck Kettle')
  await expect(suggestions(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(searchBox(page)).toBeFocused()
  await expectCount(page, 1)
})

test('a suggested product that comes in several is asked about', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/about')
  await searchBox(page).pressSequentially('striped')
  await page.getByRole('button', { name: 'Add Striped Tee to the cart' }).click()
  await sheet(page, 'Striped Tee').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(inPanel(page)).toContainText('Striped Tee')
})

test('everything goes by keyboard alone', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/Shop?q=kettle')
  const button = card(page, 0).getByRole('button', { name: 'Add to Cart' })
  await card(page, 0).getByRole('link').focus()
  // The heart and the comparison come before it.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'In your cart' })).toBeFocused()
  for (const name of ['Close', 'View cart', 'Checkout', 'Continue shopping']) {
    await page.keyboard.press('Tab')
    await expect(panel(page).getByText(name).or(panel(page).getByRole('button', { name }))).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inPanel(page)).toContainText('Quantity 1, 2 in your cart')
})

test('a press beside the panel closes it, but not the second click of a double one', {
  tag: '@desktop',
}, async ({ page, open }) => {
  await open(pot)
  await addButton(page).dblclick({ delay: 20 })
  await expect(panel(page)).toBeVisible()
  await page.waitForTimeout(600)
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(200, 600)
  await expect(panel(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
})

test('a click is answered on the screen before the shop has answered', async ({ page, open }) => {
  await open(pot)
  const release = await holdAdds(page)
  const sent = page.waitForRequest('**/cart/add')
  await addButton(page).click()
  await expectCount(page, 1)
  await expect(inPanel(page)).toContainText('Water Pot')
  await expect(inPanel(page)).toContainText('Quantity 1')
  await sent
  expect(await cartOf(page), 'the shop does not know of it yet').toEqual([])
  release()
  await expect(panel(page)).toContainText('Subtotal, 1 item$80.00')
  await expectCount(page, 1)
  await expect.poll(() => cartOf(page)).toEqual([['POT-WHT-01', 1]])
})

test('what the shop refuses is said, and the count is right again', async ({
  page,
  open,
  complaints,
  shop,
}) => {
  await open('/productDetails/glass-carafe')
  await quantity(page).fill('3')
  await addButton(page).click()
  await expect(panel(page)).toContainText('Subtotal, 3 items')
  await panel(page).getByRole('button', { name: 'Continue shopping' }).click()
  complaints.refused.add(`${shop.url}/cart/add`)
  const release = await holdAdds(page)
  await quantity(page).fill('2')
  await addButton(page).click()
  await expectCount(page, 5)
  release()
  const refusal = sheet(page, 'Not added')
  await expect(refusal).toContainText('Your cart has all that are left of this already.')
  await expectCount(page, 3)
  await expect(refusal).toContainText('Subtotal, 3 items')
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a card’s button leads to the cart with its product in it', async ({ page, open }) => {
    await open('/Shop?q=bag')
    await (await cardOf(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/^[^?]*\/cart\?said=added&line=BAG-OFF-01$/)
    await expect(main(page)).toContainText('Office Bag is in your cart.')
  })

  test('one that comes in several leads to its page', async ({ page, open }) => {
    await open('/Shop?q=striped')
    await (await cardOf(page, 'Striped Tee')).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Striped Tee')
    await expect(size(page)).toBeVisible()
  })

  test('the product’s page adds what is chosen in it, also before it is shown', async ({ page, open }) => {
    await open('/productDetails')
    await color(page, 'Black').click()
    await size(page).selectOption('m')
    await quantity(page).fill('2')
    await addButton(page).click()
    await expect(page).toHaveURL(/\/cart\?said=added&line=PRD-BLK-M$/)
    await expect.poll(() => cartOf(page)).toEqual([['PRD-BLK-M', 2]])
  })

  test('the product’s page still shows what is chosen', async ({ page, open }) => {
    await open('/productDetails')
    await color(page, 'Sage').click()
    await showChoice(page).click()
    await expect(page).toHaveURL(/color=sage/)
    await expect(color(page, 'Sage')).toBeChecked()
  })

  test('none is not added, and the cart says why', async ({ page, open }) => {
    await open(pot)
    await quantity(page).fill('0')
    await addButton(page).click()
    await expect(main(page)).toContainText('Nothing was added: choose a quantity of at least 1.')
  })
})

test('the cart itself shows what was added', async ({ page, open }) => {
  await open(pot)
  await addButton(page).click()
  await panel(page).getByRole('button', { name: 'Continue shopping' }).click()
  await cartLink(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page)).toContainText('Water Pot')
})
