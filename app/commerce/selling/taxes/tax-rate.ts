/** A tax at an order's destination. */
export interface TaxRate {
  name: string
  /** Hundredths of a percent. */
  rate: number
  taxesDelivery: boolean
}

/** A tax of a place, and the class of goods it is for. */
export interface ClassTaxRate extends TaxRate {
  /** Null for a standard rate. */
  taxClassId: number | null
}

/** How goods were taxed when they were ordered. */
export interface AgreedTax {
  taxClassId: number | null
  rates: readonly TaxRate[]
}

/** The taxes on goods of a class at a place: those of the class, or the standard ones if it has none there. */
export function taxOfClass(rates: readonly ClassTaxRate[], taxClassId: number | null): AgreedTax {
  const own = ratesFor(rates, taxClassId)
  return { taxClassId, rates: own.length > 0 ? own : ratesFor(rates, null) }
}

function ratesFor(rates: readonly ClassTaxRate[], taxClassId: number | null): TaxRate[] {
  return rates
    .filter(rate => rate.taxClassId === taxClassId)
    .map(({ name, rate, taxesDelivery }) => ({ name, rate, taxesDelivery }))
}
