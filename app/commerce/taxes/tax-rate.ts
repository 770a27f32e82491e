/** A tax at an order's destination. */
export interface TaxRate {
  name: string
  /** Hundredths of a percent. */
  rate: number
  taxesDelivery: boolean
}
