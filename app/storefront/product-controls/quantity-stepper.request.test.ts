import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

it.each([
  ['quantity=3&step=1', '4'],
  ['quantity=3&step=-1', '2'],
  ['quantity=0&step=-1', '0'],
  ['quantity=10&step=1', '10'],
  ['quantity=99', '10'],
  ['quantity=x', '1'],
])('without JavaScript, %s leads to a quantity of %s with the same options', async (query, quantity) => {
  const page = await (await shop.fetch(`/productDetails?color=black&size=xxl&${query}`)).text()
  expect(page).toMatch(new RegExp(`<input[^>]*name="quantity"[^>]*value="${quantity}"`))
  expect(page).toMatch(/<input type="radio"[^>]* name="color"[^>]*checked=""[^>]*value="black"/)
  expect(page).toMatch(/<input type="radio"[^>]* name="size"[^>]*checked=""[^>]*value="xxl"/)
})
