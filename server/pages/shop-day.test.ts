import { expect, it } from 'vitest'
import { ShopDay } from './shop-day.ts'

it('changes at midnight in the shop’s time zone', () => {
  const day = new ShopDay()
  const at = (time: string) => day.at(Date.parse(time))
  expect(at('2026-11-23T23:59:59.999Z')).toBe('2026-11-23')
  expect(at('2026-11-24T00:00:00Z')).toBe('2026-11-24')
  day.timeZone = 'America/New_York'
  expect(at('2026-11-24T00:00:00Z')).toBe('2026-11-23')
  expect(at('2026-11-24T05:00:00Z')).toBe('2026-11-24')
})
