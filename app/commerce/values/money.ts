/** A whole number of minor units, the smallest of its currency: 4400 is $44.00 or ¥4,400. */
export type Amount = number & { readonly amount: unique symbol }

/** Throws a RangeError for fractions and numbers a double can't hold exactly. */
export function toAmount(amount: number): Amount {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`)
  return amount as Amount
}

/**
 * Divides an amount in proportion to weights, in whole minor units that sum to the amount (Hamilton's method: leftover
 * units go to the largest remainders, the first of equals). If all weights are 0 they count equally; otherwise weight 0 gets nothing.
 */
export function allocate(amount: Amount, weights: readonly (number | bigint)[]): Amount[] {
  if (amount < 0) throw new RangeError(`can't divide a negative amount: ${amount}`)
  if (weights.length === 0 && amount > 0) throw new RangeError(`no weights to divide ${amount} by`)
  const given = weights.map(BigInt)
  const all = given.some(weight => weight > 0n) ? given : given.map(() => 1n)
  // An amount times a weight can exceed a double, hence BigInt.
  const sum = all.reduce((before, weight) => before + weight, 0n)
  const whole = all.map(weight => (BigInt(amount) * weight) / sum)
  const remainder = all.map((weight, index) => BigInt(amount) * weight - whole[index]! * sum)
  const remaining = amount - whole.reduce((before, share) => before + Number(share), 0)
  const roundedUp = new Set(
    all
      .map((_, index) => index)
      .toSorted((a, b) => Number(remainder[b]! - remainder[a]!) || a - b)
      .slice(0, remaining),
  )
  return whole.map((share, index) => toAmount(Number(share) + (roundedUp.has(index) ? 1 : 0)))
}

export function sumOf(amounts: readonly Amount[]): Amount {
  return toAmount(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** `amount × numerator / denominator`, half a unit rounded up. Expects no negative amount. */
export function shareOf(amount: Amount, numerator: number, denominator: number): Amount {
  return halfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))
}

/** Rounds a fraction of minor units, half a unit up. Expects no negative part. */
export function halfUp(numerator: bigint, denominator: bigint): Amount {
  return toAmount(Number((2n * numerator + denominator) / (2n * denominator)))
}
