import { expect, it } from 'vitest'
import { QueryMap } from './query-map.ts'

it('finds what is said of a whole query, whatever its case, accents and number', () => {
  const targets = new QueryMap([
    ['gift card', '/gift-card'],
    ['gift cards', '/gift-cards'],
    ['café', '/cafe'],
  ])
  const queries = ['Gift-Card', 'gift cards', 'CAFE', 'cafés', 'gift', 'gift card red', '']
  expect(queries.map(query => targets.get(query))).toEqual([
    ...['/gift-card', '/gift-cards', '/cafe', '/cafe'],
    ...[undefined, undefined, undefined],
  ])
})
