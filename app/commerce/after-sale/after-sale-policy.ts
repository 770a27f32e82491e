export interface AfterSalePolicy {
  /** How many days after delivery items can be returned. */
  returnDays: number
  /** How many years the warranty lasts after delivery. */
  warrantyYears: number
  /** Line by line. */
  returnAddress: string[]
}

/** The defaults, as the demo shop's home page promises them. */
const defaultPolicy = { returnDays: 30, warrantyYears: 2 }

export const afterSalePolicySettings = [
  'return_days',
  'warranty_years',
  'return_address',
  'shop_name',
  'address',
]

/** Returns go to the shop's own address unless there is one for returns. */
export function parseAfterSalePolicy(rows: readonly { name: string; value: string }[]): AfterSalePolicy {
  const text = (name: string) => rows.find(row => row.name === name)?.value.trim() ?? ''
  const number = (name: string, otherwise: number) =>
    /^\d{1,3}$/.test(text(name)) ? Number(text(name)) : otherwise
  const address = text('return_address') || [text('shop_name'), text('address')].join('\n')
  return {
    returnDays: number('return_days', defaultPolicy.returnDays),
    warrantyYears: number('warranty_years', defaultPolicy.warrantyYears),
    returnAddress: address
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  }
}
