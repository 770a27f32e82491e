export interface HoldSchema {
  /** What an unpaid order keeps off the shelf; gone once the order is paid or canceled. Hashes are keyed. */
  unpaid_hold: {
    order_id: number
    kind: 'unconfirmed' | 'confirmed' | 'online'
    units: number
    visitor_id: number | null
    email_hash: string | null
    network_hash: string | null
    wide_network_hash: string | null
    reminded_at: string | null
  }
  /** The units of each variant in unpaid holds of the kind "unconfirmed". */
  unconfirmed_hold: { sku: string; order_id: number; units: number }
  /** Email addresses that visitors were asked to confirm. */
  email_confirmation: {
    visitor_id: number
    email_hash: string
    token_hash: string
    asked_at: string
    confirmed_at: string | null
  }
}
