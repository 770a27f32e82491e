import { expect, it } from 'vitest'
import { periodBars } from './sales-period.ts'

it('pairs each day with the one a period earlier', () => {
  const bars = periodBars('7', '2026-03-03')
  expect(bars).toHaveLength(7)
  expect(bars[0]).toEqual({ from: '2026-02-25', now: ['2026-02-25'], before: ['2026-02-18'] })
  expect(bars.at(-1)!.now).toEqual(['2026-03-03'])
  expect(periodBars('30', '2026-03-03').at(-1)).toMatchObject({ now: ['2026-03-03'], before: ['2026-02-01'] })
})

it('pairs months with those of the year before, the last one up to the same day', () => {
  const bars = periodBars('12m', '2024-02-29')
  expect(bars.map(({ from }) => from)).toHaveLength(12)
  expect(bars[0]!.from).toBe('2023-03-01')
  expect(bars[0]!.now).toHaveLength(31)
  expect(bars.at(-1)!.now).toHaveLength(29)
  expect(bars.at(-1)!.before).toHaveLength(28)
  expect(bars.at(-2)!.before.at(-1)).toBe('2023-01-31')
  const inMonth = periodBars('12m', '2026-11-10').at(-1)!
  expect([inMonth.before[0], inMonth.before.at(-1)]).toEqual(['2025-11-01', '2025-11-10'])
})
