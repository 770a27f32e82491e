import { expect, it } from 'vitest'
import { SearchRedirects } from './search-redirects.ts'

it('finds the target of a whole query, whatever its case, accents and number', () => {
  const redirects = new SearchRedirects([
    { query: 'gift card', target: '/gift-card' },
    { query: 'gift cards', target: '/gift-cards' },
    { query: 'café', target: '/cafe' },
  ])
  const targets = ['Gift-Card', 'gift cards', 'CAFE', 'cafés', 'gift', 'gift card red', '']
  expect(targets.map(query => redirects.targetOf(query))).toEqual([
    ...['/gift-card', '/gift-cards', '/cafe', '/cafe'],
    ...[undefined, undefined, undefined],
  ])
})
