import { expect, it } from 'vitest'
import { formsBelow } from './forms-below.server.ts'

const named = (name: string) => ({ answer: () => new Response(name) })
const { at } = formsBelow('/cart', { add: named('add'), ':line/save': named('save'), save: named('all') })

it.each([
  ['/cart/add', 'add'],
  ['/cart/add.data', 'add'],
  ['/cart/add/', 'add'],
  ['/CART/Add', 'add'],
  ['/cart/%61dd', 'add'],
  ['/cart/7/save', 'save'],
  ['/cart/%2F/save', 'save'],
  ['/cart/save', 'all'],
])('finds the form of %s as the router does', async (path, name) => {
  expect(await at(path).answer().text()).toBe(name)
})

it('has no form for other paths', () => {
  expect(() => at('/cart/remove')).toThrow('no form at /cart/remove')
})
