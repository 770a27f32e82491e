export interface ReportedMoney {
  /** In minor units; may be an amount no payment can have. */
  amount: number
  /** ISO 4217; empty if not reported. */
  currency: string
  /** False for test money in a live shop, live money in a test shop, and anything but a single payment. */
  isOurMode: boolean
}
