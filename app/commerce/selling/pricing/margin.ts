/**
 * What is left of a price after its tax and the cost, as a part of the price without tax; both in hundredths of a percent. `includedTax`
 * is 0 where prices come without tax. Undefined for what is free.
 */
export function marginOf(price: number, cost: number, includedTax: number): number | undefined {
  const net = (price * 10_000) / (10_000 + includedTax)
  return net > 0 ? Math.round((10_000 * (net - cost)) / net) : undefined
}
