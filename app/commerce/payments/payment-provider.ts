import type { Cents } from '../money.ts'

/** A way to pay. The shop knows three; whoever adds one writes this and a line in `providers.server.ts`. */
export interface PaymentProvider {
  name: string
  /** What the shopper chooses, and a sentence about what follows. */
  label: string
  words: string
  /** How long an order waits for its money, in milliseconds. */
  patience: number
  /** Test payments are marked wherever they are seen. */
  isTest: boolean
  /**
   * Begins a payment and says where the shopper goes next. Called again with the same key it gives the same payment. Null when
   * there is nowhere to go: the order's page says how to pay.
   */
  start(payment: StartedPayment): Promise<Begun>
  /** What has become of a payment, asked by reference; for when no message came. */
  look(reference: string): Promise<PaymentNews>
  /** Gives money back. Called again with the same key it gives nothing more. */
  refund(refund: { reference: string; amount: Cents; key: string }): Promise<Refunded>
  /** Makes sure that nobody pays this any more; false when it was paid meanwhile. */
  end(reference: string): Promise<boolean>
}

export interface StartedPayment {
  orderNumber: string
  email: string
  amount: Cents
  /** The token of the payment's row. */
  token: string
  key: string
  /** Where the shopper comes back to. */
  returnTo: string
}

export type Begun =
  | { ok: true; reference: string | null; goTo: string | null }
  | { ok: false; because: 'unreachable' }

export type PaymentNews = { state: 'started' | 'confirming' | 'paid' | 'refused' | 'ended'; amount: Cents }

export type Refunded =
  | { ok: true; reference: string }
  | { ok: false; because: 'unreachable' | 'refused'; words: string }
