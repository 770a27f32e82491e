/**
 * The part of a price without tax that is left after the cost, in hundredths of a percent, as `includedTax` is, which is 0 where prices
 * come without tax. Undefined for free items.
 */
export function marginOf(price: number, cost: number, includedTax: number): number | undefined {
  const net = (price * 10_000) / (10_000 + includedTax)
  return net > 0 ? Math.round((10_000 * (net - cost)) / net) : undefined
}
