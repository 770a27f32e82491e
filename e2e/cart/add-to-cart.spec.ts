import { expectAccessible } from '../support/accessibility.ts'
import {
  addToCartButton,
  cartLink,
  cartPanel,
  cartPanelItems,
  dialogNamed,
  expectCartCount,
  expectCartState,
  holdRequests,
  hoveredCard,
  readCartState,
} from '../support/cart.ts'
import { card, openSearchBox, openSearchButton, searchBox, suggestions } from '../support/listing.ts'
import { colorRadio, pageMain, productRegion, quantityField } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

test('adds a product from its card at once, and shows what the shop responds', {
  tag: '@every-screen',
}, async ({ page, open }) => {
  await open('/Shop?q=bag')
  await expectCartCount(page, 0)
  const release = await holdRequests(page, '**/cart/add')
  const sent = page.waitForRequest('**/cart/add')
  await (await hoveredCard(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' }).click()
  await expectCartCount(page, 1)
  await expect(cartPanelItems(page)).toHaveCount(1)
  await expect(cartPanelItems(page)).toContainText('Office Bag')
  await expect(cartPanelItems(page)).toContainText('Quantity: 1')
  await expect(cartPanelItems(page)).toContainText('$120.00')
  await expect(cartPanelItems(page).locator('img')).toBeVisible()
  await sent
  expect(await readCartState(page), 'not in the shop yet').toEqual([])
  release()
  await expect(cartPanel(page)).toContainText('Subtotal (1 item)$120.00')
  await expect(cartPanel(page)).toContainText('Free shipping')
  await expectCartCount(page, 1)
  await cartPanel(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(pageMain(page)).toContainText('Office Bag')
  await expectCartState(page, [['BAG-OFF-01', 1]])
})

test('opens the options dialog for a product with options, which asks for a size', {
  tag: '@every-screen',
}, async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/Shop/category-1?q=product')
  await (await hoveredCard(page, 'Product')).getByRole('button', { name: 'Add to Cart' }).click()
  const options = dialogNamed(page, 'Product')
  const sizes = options.getByRole('group', { name: /^Size/ })
  await expect(options.getByRole('radio', { name: 'Clay' })).toBeChecked()
  await options.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(sizes.getByRole('alert')).toHaveText('Please choose one')
  await sizes.getByRole('radio', { name: 'XL, sold out' }).click()
  await expect(options.getByRole('link', { name: 'Email me when it’s back' })).toBeVisible()
  await options.getByRole('radio', { name: 'Black' }).click()
  await expect(options.getByRole('radio', { name: 'Black' })).toBeChecked()
  await sizes.getByRole('radio', { name: 'XXL' }).click()
  await expect(options).toContainText('$48.00')
  await expect(options).toContainText('Only 2 left')
  await expectAccessible(page, isMobile, options)
  await options.getByRole('spinbutton', { name: 'Quantity' }).fill('0')
  await options.getByRole('button', { name: 'Add XXL to Cart' }).click()
  await expect(options.getByRole('alert').filter({ hasText: /at least 1/ })).toBeVisible()
  await options.getByRole('button', { name: 'Increase quantity' }).click()
  await options.getByRole('button', { name: 'Add XXL to Cart' }).click()
  await expect(cartPanelItems(page)).toContainText('Black, XXL')
  await expect(cartPanelItems(page)).toContainText('$48.00')
  await expect(cartPanel(page)).toContainText('Subtotal (1 item)')
  await expectCartCount(page, 1)
  await expectCartState(page, [['PRD-BLK-XXL', 1]])
  await expectAccessible(page, isMobile, cartPanel(page))
})

test('adds the variant selected a moment ago, and closes the panel by a click beside it', async ({
  page,
  open,
}) => {
  await open('/productDetails?color=clay&size=lg')
  await quantityField(page).fill('3')
  const button = await addToCartButton(page).elementHandle()
  await colorRadio(page, 'Sage').evaluate((color: HTMLInputElement, add) => {
    color.click()
    ;(add as HTMLButtonElement).click()
  }, button)
  await expect(cartPanelItems(page)).toContainText('Sage, Lg')
  await expect(cartPanelItems(page)).toContainText('Quantity: 3')
  await expect(page).toHaveURL('/productDetails?color=sage&size=lg')
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toHaveCount(0)
  await expect(addToCartButton(page)).toBeFocused()
  await addToCartButton(page).click()
  await expect(cartPanelItems(page)).toContainText('Quantity: 3 (6 in your cart)')
  await expectCartState(page, [['PRD-SGE-LG', 6]])
  await expect(cartPanel(page)).toContainText('Subtotal (6 items)')
  // The second click of a double-click on the button lands beside the panel.
  await cartPanel(page).dispatchEvent('click', { detail: 2 })
  await expect(cartPanel(page)).toBeVisible()
  // Chromium takes no clicks beside a dialog until it has painted it. Beside the page's content, more clicks do no harm.
  await expect(async () => {
    await page.mouse.click(20, 600)
    await expect(cartPanel(page)).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await expect(addToCartButton(page)).toBeFocused()
})

test('refuses a quantity of zero and adds only what is left', async ({ page, open }) => {
  await open('/productDetails/glass-carafe')
  await quantityField(page).fill('0')
  await addToCartButton(page).click()
  await expect(productRegion(page).getByRole('alert')).toHaveText(/at least 1/)
  await expect(cartPanel(page)).toHaveCount(0)
  await quantityField(page).fill('8')
  await addToCartButton(page).click()
  await expect(cartPanelItems(page)).toContainText('Quantity: 3')
  await expect(cartPanelItems(page)).toContainText('Only 3 left, and they’re all in your cart.')
  await expectCartCount(page, 3)
  await cartPanel(page).getByRole('button', { name: 'Keep shopping' }).click()
  await expect(productRegion(page).getByRole('alert')).toHaveText('')
  await cartLink(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(pageMain(page)).toContainText('Glass Carafe')
})

test('adds suggestions from beside their list', { tag: '@every-screen' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open('/about')
  if (isMobile) await openSearchBox(page)
  await searchBox(page).pressSequentially('kettle')
  const add = page.getByRole('button', { name: /^Add Gooseneck Kettle to/ })
  await expect(suggestions(page).getByRole('button'), 'an option holds no button').toHaveCount(0)
  if (isMobile) await add.tap()
  else await add.click()
  await expect(cartPanelItems(page)).toContainText('Gooseneck Kettle')
  await expect(suggestions(page)).toHaveCount(0)
  await cartPanel(page).getByRole('button', { name: 'Close' }).click()
  if (isMobile) await expect(openSearchButton(page)).toBeFocused()
  else await expect(searchBox(page)).toBeFocused()
  await expectCartCount(page, 1)
  if (isMobile) await openSearchBox(page)
  // In one step, as a click beside a list that gets shorter closes it.
  await searchBox(page).fill('striped')
  await page.getByRole('button', { name: /^Add Striped Tee to/ }).click()
  await dialogNamed(page, 'Striped Tee').getByRole('radio', { name: 'M', exact: true }).click()
  await dialogNamed(page, 'Striped Tee').getByRole('button', { name: 'Add M to Cart' }).click()
  await expect(cartPanelItems(page)).toContainText('Striped Tee')
})

test('works by keyboard alone', async ({ page, open }) => {
  await open('/Shop?q=kettle')
  const button = card(page, 0).getByRole('button', { name: 'Add to Cart' })
  await card(page, 0).getByRole('link').focus()
  // Wish list and comparison come before it.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartPanel(page).getByRole('heading', { name: 'Added to your cart' })).toBeFocused()
  for (const name of ['Close', 'Check out', 'View cart', 'Keep shopping']) {
    await page.keyboard.press('Tab')
    await expect(
      cartPanel(page).getByText(name).or(cartPanel(page).getByRole('button', { name })),
    ).toBeFocused()
  }
  await page.keyboard.press('Escape')
  // The panel is hidden a moment before it is gone.
  await expect(page.getByText('Added to your cart')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartPanelItems(page)).toContainText('Quantity: 1 (2 in your cart)')
})
