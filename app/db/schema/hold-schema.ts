export interface HoldSchema {
  /** The stock that an unpaid order holds, until it is paid or canceled. Hashes are keyed. */
  unpaid_hold: {
    order_id: number
    kind: 'unconfirmed' | 'confirmed' | 'online'
    units: number
    visitor_id: number | null
    email_hash: string | null
    network_hash: string | null
    wide_network_hash: string | null
    /** When to remind of the payment; null for never. */
    remind_at: string | null
    reminded_at: string | null
  }
  /** The units of each variant in holds that aren't "confirmed". */
  unpaid_hold_line: { sku: string; order_id: number; units: number }
  /** Email addresses with a confirmation request. */
  email_confirmation: {
    visitor_id: number
    email_hash: string
    token_hash: string
    requested_at: string
    confirmed_at: string | null
  }
}
