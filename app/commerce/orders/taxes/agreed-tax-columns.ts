import type { AgreedTax, TaxRate } from '../../selling/taxes/tax-rate.ts'

interface AgreedTaxColumns {
  tax_class_id: number | null
  tax_rates: string
}

export function toAgreedTax({ tax_class_id, tax_rates }: AgreedTaxColumns): AgreedTax {
  return { taxClassId: tax_class_id, rates: JSON.parse(tax_rates) as TaxRate[] }
}

export function agreedTaxColumns(agreed: AgreedTax): AgreedTaxColumns {
  return { tax_class_id: agreed.taxClassId, tax_rates: JSON.stringify(agreed.rates) }
}
