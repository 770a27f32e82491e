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
  /** Null where the merchant takes and gives back money by hand: the order's page says how to pay. */
  service: PaymentService | null
}

/**
 * What the shop asks of whoever takes the money. Nothing here throws for a line that is down: a line is down on some day, and
 * whoever asks has to say what happens then.
 */
export interface PaymentService {
  /** The origins of the pages on which it takes payments, other than the shop's own. */
  origins: string[]
  /**
   * Begins a payment and says where the shopper goes next. Called again for the same payment it leads to the same place, and
   * begins nothing more. `over` when that can no longer be paid: `look` says what became of it.
   */
  start(payment: StartedPayment): Promise<Begun>
  /** What has become of a payment, for when no message came. */
  look(reference: string): Promise<PaymentNews | 'unreachable'>
  /** Gives money back. Called again with the same key it gives nothing more. */
  refund(refund: { reference: string; amount: Cents; key: string }): Promise<Refunded>
  /** Makes sure that nobody pays this any more. What it finds instead, where somebody has: `paid`, or `confirming`. */
  end(reference: string): Promise<PaymentNews | 'unreachable'>
}

export interface StartedPayment {
  orderNumber: string
  email: string
  amount: Cents
  /** The token of the payment's row: what is asked with it a second time is done once. */
  token: string
  /** What the service called it, when it was begun before. */
  reference: string | null
  startedAt: Date
  /** Where the shopper comes back to, paid or not. */
  returnTo: string
}

export type Begun =
  | { ok: true; reference: string; goTo: string }
  | { ok: false; because: 'unreachable' | 'over' }

/**
 * `paid` is final. After `refused` and `ended` another payment may be begun. While it is `confirming` the money is on its way,
 * or somebody has to agree yet.
 */
export type PaymentState = 'started' | 'confirming' | 'paid' | 'refused' | 'ended'

export interface PaymentNews {
  state: PaymentState
  amount: Cents
}

export type Refunded =
  | { ok: true; reference: string }
  | { ok: false; because: 'unreachable' | 'refused'; words: string }
