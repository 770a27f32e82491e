import { expect, it } from 'vitest'
import { shownNext } from './shown-next.ts'

it('shows what was typed, what others saved, and the same change of stock', () => {
  const base = { title: 'Tee', badge: '', 'stock-1': '8', 'stock-2': '5', 'stock-3': '4' }
  const mine = { title: 'Shirt', badge: '', 'stock-1': '20', 'stock-2': 'many', 'stock-3': '4' }
  const stored = {
    title: 'Top',
    badge: 'New',
    'stock-1': '6',
    'stock-2': '5',
    'stock-3': '3',
    elsewhere: '1',
  }
  const merged = { title: 'Shirt', badge: 'New', elsewhere: '1' }
  expect(shownNext(stored, { merged, base, mine })).toEqual({
    merged: { title: 'Shirt', badge: 'New', 'stock-1': '18', 'stock-2': 'many', 'stock-3': '3' },
    theirs: { title: 'Top', badge: 'New', 'stock-1': '6', 'stock-2': '5', 'stock-3': '3' },
  })
})
