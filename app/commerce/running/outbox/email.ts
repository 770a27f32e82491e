import type { Amount } from '../../values/money.ts'

/** Kinds that one event, such as a restock, sends to many recipients. They are throttled and sent after all others. */
export const bulkEmailKinds = ['back-in-stock', 'price-dropped'] as const satisfies EmailFacts['kind'][]

export type BulkEmailKind = (typeof bulkEmailKinds)[number]

/** An email's subject matter: ids of rows to render it from, and facts no row holds. */
export type EmailFacts =
  | { kind: 'order-confirmed'; orderId: number }
  | { kind: 'payment-received'; orderId: number }
  /** To the merchant. */
  | { kind: 'payment-mismatch'; mismatchId: number }
  | { kind: 'order-shipped'; orderId: number; shipmentId: number }
  | { kind: 'order-canceled'; orderId: number }
  /** By the merchant, before packing; with what that refunds. */
  | { kind: 'order-edited'; orderId: number; refunded: Amount }
  | RefundedEmail
  | { kind: 'return-requested'; returnId: number }
  | { kind: 'return-accepted'; returnId: number }
  | { kind: 'return-declined'; returnId: number }
  | { kind: 'withdrawal-receipt'; withdrawalId: number }
  /** To the merchant. */
  | { kind: 'contact-message'; messageId: number }
  | { kind: 'contact-receipt'; messageId: number }
  /** To a staff member who tries whether emails arrive. */
  | { kind: 'setup-test' }
  /** To a staff member: an email of the kind `of` with sample data. */
  | { kind: 'email-test'; of: string; language: string }
  | { kind: 'claim-received'; claimId: number }
  | { kind: 'claim-answered'; claimId: number }
  /** Only as long as the review is hidden since then. `hiddenAt` is ISO 8601. */
  | { kind: 'review-hidden'; reviewId: number; hiddenAt: string }
  | { kind: 'back-in-stock-requested'; sku: string; requestId: number }
  | { kind: 'back-in-stock'; sku: string; requestId: number }
  | { kind: 'transfer-reminder'; orderId: number }
  /** Typed by anyone; sent only if an order has this number and address. */
  | { kind: 'order-link'; orderNumber: string; email: string }
  | { kind: 'payment-reminder'; orderId: number }
  /** Both sign in to the account of the recipient. */
  | { kind: 'sign-in'; code: string; link: string }
  /** With a gift card's code, to its recipient. `message` is the merchant's; empty for none. */
  | {
      kind: 'gift-card'
      code: string
      amount: Amount
      currency: string
      message: string
      expiresAt: string | null
    }
  /** Confirms the recipient's account in the browser that asked for it. */
  | { kind: 'confirm-account'; code: string }
  /** The token keeps the account. `dueAt` is ISO 8601. */
  | { kind: 'account-deletion'; token: string; dueAt: string }
  /** As above, to a guest about what is stored by their address. */
  | { kind: 'data-deletion'; token: string; dueAt: string }
  | { kind: 'data-deleted' }
  /** In the language that the account had chosen. */
  | { kind: 'account-deleted'; language: string | null }
  /** With the name of the passkey. */
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  /** The token signs in to the office. With the name of the owner who invites, or who reset the sign-in. */
  | { kind: 'staff-invitation'; token: string; inviter: string; isReset?: boolean }
  /** With the name of the passkey or the new address; the token proves that, or takes the change back. */
  | { kind: 'staff-security'; event: StaffSecurityEvent; detail?: string; token?: string }
  /** Both give the account this address, in a browser that is signed in to it. */
  | { kind: 'change-email'; accountId: number; code: string; link: string }
  /** To the old address; the token reverts the change. */
  | { kind: 'email-changed'; accountId: number; token: string }
  | { kind: 'confirm-email'; visitorId: number; emailHash: string }
  /** The token confirms. */
  | { kind: 'price-alerts-requested'; token: string }
  /** The token unsubscribes. */
  | { kind: 'price-dropped'; token: string; drops: PriceDrop[] }

/** Something about the sign-in of a staff member that they should know, even if it wasn't them. */
export type StaffSecurityEvent =
  | 'passkey-added'
  | 'passkey-removed'
  | 'app-added'
  | 'app-removed'
  | 'recovery-codes'
  | 'email-requested'
  | 'email-changed'
  | 'wrong-codes'

/** From the price when the product was saved or last reported, to the price now. */
interface PriceDrop {
  productId: number
  from: Amount
  to: Amount
}

/** At most one email is queued per idempotency key. */
export type NewEmail = {
  to: string
  idempotencyKey?: string
  /** How long it waits in the outbox, in milliseconds. */
  delay?: number
} & EmailFacts

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** To the payment method, unless it went to the gift card. */
interface RefundedEmail {
  kind: 'refunded'
  orderId: number
  amount: Amount
  /** The number, if there is one. */
  creditNote?: string
  refundedTo?: 'gift-card'
  /** The package of a return that it is for. */
  arrivalId?: number
}
