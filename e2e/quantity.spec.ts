import { color, less, more, quantity, showChoice, size } from './product.ts'
import { expect, test } from './shop.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the quantity' : 'the quantity without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('plus counts from 1 up to 10 and stays there', async ({ page, open }) => {
      await open('/productDetails')
      for (let expected = 2; expected <= 10; expected++) {
        await more(page).click()
        await expect(quantity(page)).toHaveValue(String(expected))
      }
      await expect(more(page)).toBeDisabled()
      await less(page).click()
      await expect(quantity(page)).toHaveValue('9')
      await expect(more(page)).toBeEnabled()
    })

    test('minus counts down to 0 and stays there', async ({ page, open }) => {
      await open('/productDetails')
      await less(page).click()
      await expect(quantity(page)).toHaveValue('0')
      await expect(less(page)).toBeDisabled()
      await more(page).click()
      await expect(quantity(page)).toHaveValue('1')
      await expect(less(page)).toBeEnabled()
    })

    test('Enter in it does not change it', async ({ page, open }) => {
      await open('/productDetails')
      await quantity(page).fill('7')
      await quantity(page).press('Enter')
      if (!javaScriptEnabled) await expect(page).toHaveURL(/quantity=7/)
      await expect(quantity(page)).toHaveValue('7')
    })

    test('the arrow keys count within the limits', async ({ page, open }) => {
      await open('/productDetails')
      await quantity(page).focus()
      for (const [key, expected] of [
        ['ArrowUp', '2'],
        ['ArrowDown', '1'],
        ['ArrowDown', '0'],
        ['ArrowDown', '0'],
      ] as const) {
        await quantity(page).press(key)
        await expect(quantity(page)).toHaveValue(expected)
      }
      await quantity(page).fill('9')
      await quantity(page).press('ArrowUp')
      await quantity(page).press('ArrowUp')
      await expect(quantity(page)).toHaveValue('10')
    })
  })
}

test('what is typed is brought between 0 and 10', async ({ page, open }) => {
  await open('/productDetails')
  for (const [typed, becomes] of [
    ['99', '10'],
    ['', '1'],
    ['0', '0'],
    ['10', '10'],
    ['-3', '1'],
    ['2.5', '1'],
    ['007', '7'],
  ] as const) {
    await quantity(page).click()
    await quantity(page).press('ControlOrMeta+a')
    await quantity(page).press('Delete')
    await quantity(page).pressSequentially(typed)
    await quantity(page).press('Tab')
    await expect(quantity(page), `"${typed}" typed`).toHaveValue(becomes)
    await expect(more(page)).toBeEnabled({ enabled: becomes !== '10' })
    await expect(less(page)).toBeEnabled({ enabled: becomes !== '0' })
  }
})

test('counting goes on from what was typed, and changes neither address nor choice', async ({
  page,
  open,
}) => {
  await open('/productDetails?color=black&size=m&status=in-stock')
  await quantity(page).fill('5')
  await more(page).click()
  await more(page).click()
  await expect(quantity(page)).toHaveValue('7')
  await less(page).click()
  await expect(quantity(page)).toHaveValue('6')
  await expect(page).toHaveURL('/productDetails?color=black&size=m&status=in-stock')
  await expect(color(page, 'Black')).toBeChecked()
})

test('the buttons count by keyboard', async ({ page, open }) => {
  await open('/productDetails')
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('2')
  await page.keyboard.press('Space')
  await expect(quantity(page)).toHaveValue('3')
  await less(page).focus()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('2')
})

test('a button at its end keeps the focus of whoever pressed it', async ({ page, open }) => {
  await open('/productDetails')
  await less(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('0')
  await expect(less(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(quantity(page)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('counting keeps the choice, and choosing keeps the quantity', async ({ page, open }) => {
    await open('/productDetails')
    await color(page, 'Black').check()
    await size(page).selectOption('XXL')
    await more(page).click()
    await expect(quantity(page)).toHaveValue('2')
    await expect(color(page, 'Black')).toBeChecked()
    await expect(size(page)).toHaveValue('xxl')
    await size(page).selectOption('M')
    await showChoice(page).click()
    await expect(size(page)).toHaveValue('m')
    await expect(quantity(page)).toHaveValue('2')
  })

  test('an address beyond the limits is brought back into them', async ({ page, open }) => {
    await open('/productDetails?quantity=99')
    await expect(quantity(page)).toHaveValue('10')
    await open('/productDetails?quantity=0&step=-1')
    await expect(quantity(page)).toHaveValue('0')
  })
})
