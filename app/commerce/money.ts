/** A whole number of the currency's smallest unit: 4400 is $44.00. */
export type Cents = number & { readonly cents: unique symbol }

/** Brands a number as cents. Throws for fractions and for sums that a double cannot hold exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
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
