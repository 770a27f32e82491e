import {
  announced,
  buy,
  changedNow,
  changes,
  code,
  expect,
  field,
  fillIn,
  fillInAndSave,
  order,
  orderPage,
  pot,
  sum,
  tee,
  test,
  untilSaved,
} from './checkout.fixture.ts'

test.describe('what happens on the way to an order', { tag: '@desktop' }, () => {
  test('a code is taken off, another says why not, and it is taken back', async ({ page, open, put }) => {
    await put(pot)
    await open('/checkout')
    await code(page).fill('tote5')
    await code(page).press('Enter')
    await expect(sum(page, '$5 off from $40 · TOTE5')).toHaveText('−$5.00')
    await expect(buy(page)).toHaveText('Buy now · pay $75.00')
    await expect(code(page)).toHaveAccessibleDescription('Code TOTE5 is used.')
    await expect(announced(page)).toHaveText('Code TOTE5 is used. To pay now: $75.00.')
    await expect(code(page)).toHaveValue('')
    await code(page).fill('nonsense')
    await order(page).getByRole('button', { name: 'Apply' }).click()
    await expect(code(page)).toHaveAccessibleDescription('We do not know this code. Check how it is written.')
    await expect(code(page)).toBeFocused()
    await expect(code(page)).toHaveValue('nonsense')
    await order(page).getByRole('button', { name: 'Remove code TOTE5' }).click()
    await expect(buy(page)).toHaveText('Buy now · pay $80.00')
    await expect(code(page)).toBeFocused()
  })

  test('a code that was typed and not applied is shown before anybody owes anything', async ({
    page,
    open,
    put,
  }) => {
    await put(pot)
    await open('/checkout')
    await fillIn(page)
    await code(page).fill('TOTE5')
    await buy(page).click()
    await expect(buy(page)).toHaveText('Buy now · pay $75.00')
    await expect(page).toHaveURL('/checkout')
    await buy(page).click()
    await expect(page).toHaveURL(orderPage)
  })

  test('a price that changed is said, and confirmed', async ({ page, open, put, merchant }) => {
    await put(tee)
    await open('/checkout')
    await fillInAndSave(page)
    await merchant.change(tee, { price: 4800 })
    await buy(page).click()
    await expect(page).toHaveURL('/checkout?said=changed')
    await expect(changes(page)).toBeFocused()
    await expect(changes(page)).toContainText(
      'The price of Basic Crew Neck Tee changed from $44.00 to $48.00.',
    )
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace')
    await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
    await expect(buy(page)).toHaveText('Buy now · pay $48.00')
    await buy(page).click()
    await expect(page).toHaveURL(orderPage)
  })

  test('what changes while somebody fills in is said beside the button', async ({
    page,
    open,
    put,
    merchant,
  }) => {
    await put(tee)
    await put(pot)
    await open('/checkout')
    await expect(announced(page)).toBeEmpty()
    await merchant.change(tee, { price: 4800 })
    await merchant.change(pot, { available: 0 })
    await page.getByRole('radio', { name: /Express/ }).check()
    const told = [
      'Water Pot has just sold out. It is not in this order, and stays in your cart.',
      'The price of Basic Crew Neck Tee changed from $44.00 to $48.00.',
    ]
    await expect(changedNow(page).getByRole('listitem')).toHaveText(told)
    await expect(announced(page)).toHaveText(`${told.join(' ')} To pay now: $60.00.`)
    await expect(buy(page)).toHaveText('Buy now · pay $60.00')
    await expect(order(page)).toContainText('Water Pot: Sold out since you added it.')
  })

  test('who loses the last one at the last step is told at once, and the cart is kept', async ({
    page,
    open,
    put,
    merchant,
  }) => {
    await put(pot)
    await open('/checkout')
    await fillInAndSave(page)
    await merchant.change(pot, { available: 0 })
    await buy(page).click()
    await expect(changes(page)).toContainText('Water Pot has just sold out.')
    await expect(changes(page)).toContainText('Nothing was charged.')
    await page.getByRole('link', { name: 'Go to your cart' }).click()
    await expect(page.getByRole('main')).toContainText('Water Pot')
  })

  test('a double click, the back button and a reload make no second order', async ({
    page,
    open,
    put,
    db,
  }) => {
    const count = () => db.selectFrom('customer_order').select('id').execute()
    await put(pot)
    await open('/checkout')
    await fillIn(page)
    const before = (await count()).length
    await buy(page).dblclick()
    await expect(page).toHaveURL(orderPage)
    const first = page.url()
    await page.goBack()
    await expect(page.getByRole('main')).toContainText('You have ordered')
    await page.reload()
    await page.getByRole('link', { name: 'Go to your order' }).click()
    await expect(page).toHaveURL(first)
    expect((await count()).length).toBe(before + 1)
  })

  test('while an order is placed, the button says so and a second press sends nothing', async ({
    page,
    open,
    put,
  }) => {
    await put(pot)
    await open('/checkout')
    await fillIn(page)
    // The page stays: what its script lets through is counted, and not sent.
    await page.evaluate(() => {
      const counts = document.documentElement.dataset
      addEventListener('submit', event => {
        if (!event.defaultPrevented) counts.sent = String(Number(counts.sent ?? 0) + 1)
        event.preventDefault()
      })
    })
    await expect(buy(page)).toBeEnabled()
    await buy(page).press('Enter')
    const placing = page.getByRole('button', { name: 'Placing your order…' })
    await expect(placing).toBeDisabled()
    await expect(placing).toBeFocused()
    await placing.press('Enter')
    await placing.click({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-sent', '1')
  })

  test('without a line what was typed stays, and is kept with the next change', async ({
    page,
    open,
    put,
    context,
    complaints,
    shop,
  }) => {
    await put(pot)
    await open('/checkout')
    complaints.refused.add(`${shop.url}/checkout/save`)
    await context.setOffline(true)
    await field(page, 'Full name').fill('Ada')
    await expect(page.getByRole('main').getByRole('status')).toContainText('cannot be reached')
    await context.setOffline(false)
    await untilSaved(page, () => field(page, 'City').fill('Paris'))
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
    await page.reload()
    await expect(field(page, 'Full name')).toHaveValue('Ada')
    complaints.found.splice(0)
  })
})
