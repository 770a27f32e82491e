/** A whole number of the currency's smallest unit: 4400 is $44.00. */
export type Cents = number & { readonly cents: unique symbol }

/** Throws a RangeError for fractions and numbers a double can't hold exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

/**
 * Divides an amount in proportion to weights, in whole cents that sum to the amount (Hamilton's method: leftover cents go to
 * the largest remainders, the first of equals). If all weights are 0 they count equally; otherwise weight 0 gets nothing.
 */
export function allocate(amount: Cents, weights: readonly (number | bigint)[]): Cents[] {
  if (amount < 0) throw new RangeError(`can't divide a negative amount: ${amount} cents`)
  if (weights.length === 0 && amount > 0) throw new RangeError(`no weights to divide ${amount} cents by`)
  const given = weights.map(BigInt)
  const all = given.some(weight => weight > 0n) ? given : given.map(() => 1n)
  // Cents times cents can exceed a double, hence BigInt.
  const sum = all.reduce((before, weight) => before + weight, 0n)
  const whole = all.map(weight => (BigInt(amount) * weight) / sum)
  const remainder = all.map((weight, index) => BigInt(amount) * weight - whole[index]! * sum)
  const left = amount - whole.reduce((before, share) => before + Number(share), 0)
  const roundedUp = new Set(
    all
      .map((_, index) => index)
      .toSorted((a, b) => Number(remainder[b]! - remainder[a]!) || a - b)
      .slice(0, left),
  )
  return whole.map((share, index) => cents(Number(share) + (roundedUp.has(index) ? 1 : 0)))
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** `amount × numerator / denominator`, half a cent rounded up. Expects no negative amount. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  return halfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))
}

/** Rounds a fraction of cents, half a cent up. Expects no negative part. */
export function halfUp(numerator: bigint, denominator: bigint): Cents {
  return cents(Number((2n * numerator + denominator) / (2n * denominator)))
}

/** ISO 4217. */
export const currency = 'USD'

/** For machines: 4400 is "44.00". People read `formatMoney` of app/messages. */
export function toDecimalString(amount: Cents): string {
  return (amount / 100).toFixed(2)
}
