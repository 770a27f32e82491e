/** A whole number of the currency's smallest unit: 4400 is $44.00. */
export type Cents = number & { readonly cents: unique symbol }

/** Brands a number as cents. Throws for fractions and for sums that a double cannot hold exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

/**
 * Divides an amount among parts in proportion to their weights, in whole cents, so that the shares sum to the amount: what
 * rounding down leaves goes to the largest remainders, of equal ones to the first (the method of Hamilton). A part of weight 0
 * gets nothing, unless all are 0: then all count alike. No share is above its weight when the amount is not above their sum.
 */
export function allocate(amount: Cents, weights: readonly (number | bigint)[]): Cents[] {
  if (amount < 0) throw new RangeError(`less than nothing cannot be divided: ${amount} cents`)
  if (weights.length === 0 && amount > 0) throw new RangeError(`nobody to give ${amount} cents to`)
  const given = weights.map(BigInt)
  const all = given.some(weight => weight > 0n) ? given : given.map(() => 1n)
  // Cents times cents is more than a double holds.
  const sum = all.reduce((before, weight) => before + weight, 0n)
  const whole = all.map(weight => (BigInt(amount) * weight) / sum)
  const remainder = all.map((weight, place) => BigInt(amount) * weight - whole[place]! * sum)
  const left = amount - whole.reduce((before, share) => before + Number(share), 0)
  const luckiest = new Set(
    all
      .map((_, place) => place)
      .toSorted((a, b) => Number(remainder[b]! - remainder[a]!) || a - b)
      .slice(0, left),
  )
  return whole.map((share, place) => cents(Number(share) + (luckiest.has(place) ? 1 : 0)))
}

/** The sum of amounts; of none it is 0. */
export function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** `amount × numerator / denominator`, for amounts that are not negative: half a cent is rounded up. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  return halfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))
}

/** A fraction of cents in whole ones, half a cent rounded up; neither part may be negative. */
export function halfUp(numerator: bigint, denominator: bigint): Cents {
  return cents(Number((2n * numerator + denominator) / (2n * denominator)))
}

/** The one place where money becomes text: 4400 is "$44.00". */
export function formatMoney(amount: Cents): string {
  return dollars.format(amount / 100)
}

/** What prices are in, as ISO 4217 names it. */
export const currency = 'USD'

/** For programs of others: 4400 is "44.00". */
export function inDecimals(amount: Cents): string {
  return (amount / 100).toFixed(2)
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency })
