import { expect, it } from 'vitest'
import { lowestPriceBefore } from './asked-price.ts'

/** "100", or "80<100" for a reduced price. */
function askedPrice(text: string) {
  const [price, compareAt = null] = text.split('<').map(Number)
  return { price: price!, compare_at_price: compareAt }
}

/** What is said beside the last of these prices. */
function lowestOf(...prices: string[]): number | null {
  const past: Parameters<typeof lowestPriceBefore>[1][number][] = []
  for (const next of prices.map(askedPrice))
    past.push({ ...next, lowest_price: lowestPriceBefore(next, past) })
  return past.at(-1)!.lowest_price
}

it.each([
  [['100'], null],
  [['80<100'], null],
  [['100', '80<100'], 100],
  [['100', '90', '110', '80<110'], 90],
  [['100', '80<100', '100'], null],
  // It falls further: the reduction goes on.
  [['100', '90<100', '80<100', '70<100'], 100],
  [['100', '80<100', '80<120'], 100],
  // It rises, or comes back: another reduction.
  [['100', '80<100', '90<100'], 80],
  [['100', '80<100', '100', '80<100'], 80],
  [['100', '80<100', '90<100', '85<100'], 80],
  // Nothing was asked before the first one.
  [['80<100', '70<100'], null],
])('after %j, it is %s', (prices, lowest) => {
  expect(lowestOf(...prices)).toBe(lowest)
})
