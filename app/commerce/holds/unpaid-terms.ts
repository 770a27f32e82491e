/** How long an unpaid order may wait, and how much it may hold meanwhile. */
export interface UnpaidTerms {
  /** How many days an order waits for its bank transfer. */
  transferDays: number
  /** The units that unpaid orders may hold for one shopper; all other limits on them are multiples of it. */
  unpaidUnits: number
}

/** A bank transfer takes a day or two; a household rarely buys more than 20 items at once. */
const usual: UnpaidTerms = { transferDays: 3, unpaidUnits: 20 }

export const unpaidSettings = ['transfer_days', 'unpaid_units']

/** Reads the rows of `setting`: whole numbers from 1 to 999, otherwise what is usual. */
export function readUnpaidTerms(rows: readonly { name: string; value: string }[]): UnpaidTerms {
  const number = (name: string, otherwise: number) => {
    const value = rows.find(row => row.name === name)?.value.trim() ?? ''
    return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : otherwise
  }
  return {
    transferDays: number('transfer_days', usual.transferDays),
    unpaidUnits: number('unpaid_units', usual.unpaidUnits),
  }
}
