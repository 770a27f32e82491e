import type { AgreedTax, TaxRate } from '../../taxes/tax-rate.ts'

interface AgreedTaxColumns {
  tax_class_id: number | null
  tax_rates: string | null
}

export function toAgreedTax({ tax_class_id, tax_rates }: AgreedTaxColumns): AgreedTax | null {
  if (tax_rates === null) return null
  return { taxClassId: tax_class_id, rates: JSON.parse(tax_rates) as TaxRate[] }
}

export function agreedTaxColumns(agreed: AgreedTax | null): AgreedTaxColumns {
  if (agreed === null) return { tax_class_id: null, tax_rates: null }
  return { tax_class_id: agreed.taxClassId, tax_rates: JSON.stringify(agreed.rates) }
}
