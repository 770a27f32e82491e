import { expect, it } from 'vitest'
import { retryValues } from './retry-values.ts'

it('shows what was typed, what others saved, and the same change of stock', () => {
  const base = { title: 'Tee', badge: '', 'stock-1': '8', 'stock-2': '5' }
  const mine = { title: 'Shirt', badge: '', 'stock-1': '20', 'stock-2': 'many' }
  const stored = { title: 'Top', badge: 'New', 'stock-1': '6', 'stock-2': '5' }
  const merged = { title: 'Top', badge: 'New' }
  expect(retryValues({ merged, base, mine, stored })).toEqual({
    title: 'Shirt',
    badge: 'New',
    'stock-1': '18',
    'stock-2': 'many',
  })
})
