/** What the shop promises after a sale, in numbers that rules can hold. */
export interface Promises {
  /** How many days after delivery goods may come back. */
  returnDays: number
  /** How many years after delivery the shop stands for its goods. */
  warrantyYears: number
  /** Where returns go, line by line. */
  returnAddress: string[]
}

/** What is promised on the home page of the demo shop, for a merchant who has said nothing. */
const usual = { returnDays: 30, warrantyYears: 2 }

export const promiseSettings = ['return_days', 'warranty_years', 'return_address', 'shop_name', 'address']

/** Reads the rows of `setting`. Without an address for returns they go to the shop's own. */
export function readPromises(rows: readonly { name: string; value: string }[]): Promises {
  const text = (name: string) => rows.find(row => row.name === name)?.value.trim() ?? ''
  const number = (name: string, otherwise: number) =>
    /^\d{1,3}$/.test(text(name)) ? Number(text(name)) : otherwise
  const address = text('return_address') || [text('shop_name'), text('address')].join('\n')
  return {
    returnDays: number('return_days', usual.returnDays),
    warrantyYears: number('warranty_years', usual.warrantyYears),
    returnAddress: address
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  }
}
