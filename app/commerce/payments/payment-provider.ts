import type { Cents } from '../money.ts'

/** A way to pay. The shop knows three; whoever adds one writes this and a line in `providers.server.ts`. */
export interface PaymentProvider {
  name: string
  /** What the shopper chooses, and a sentence about what follows. */
  label: string
  words: string
  /** How long an order waits for its money, in milliseconds; null takes the merchant's setting `transfer_days`. */
  patience: number | null
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
   * begins nothing more. `over` when that can no longer be paid: `look` says what became of it, if it has a reference.
   */
  start(payment: StartedPayment): Promise<Begun>
  /** What has become of a payment, for when no message came. */
  look(reference: string): Promise<PaymentNews | 'unreachable'>
  /** Gives money back. Called again with the same key it gives nothing more. */
  refund(refund: { reference: string; amount: Cents; key: string }): Promise<Refunded>
  /** What it says by itself, if it does. */
  read?(body: string, signature: string, now: Date): ReadMessage
  /** Makes sure that nobody pays this any more. What it finds instead, where somebody has: `paid`, or `confirming`. */
  end(reference: string, now: Date): Promise<PaymentNews | 'unreachable'>
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

/** What a provider says of a payment. Nothing of it is believed before it is compared with the payment. */
export interface PaymentNews extends ToldMoney {
  state: PaymentState
  /** What the provider calls the payment. */
  reference: string
  /** What the provider calls the money; null until there is some. Refunds name it. */
  transactionId: string | null
}

export interface ToldMoney {
  /** In the currency's smallest unit; not always an amount that a payment can have. */
  amount: number
  /** ISO 4217; empty where nothing was said. */
  currency: string
  /** False for test money in a live shop, live money in a test shop, and whatever is no single payment. */
  isOurMode: boolean
}

/** `unsigned` also when it was signed too long ago; `malformed` is signed, but not as the provider writes. */
export type ReadMessage =
  | { ok: true; message: PaymentMessage }
  | { ok: false; because: 'unsigned' | 'malformed' }

/** Something that a provider told us by itself. */
export interface PaymentMessage {
  /** The same message comes again with the same name. */
  id: string
  kind: string
  /** Null for what does not concern the shop. */
  about: PaymentMatter | null
}

export type PaymentMatter =
  | { what: 'payment'; token: string; news: PaymentNews }
  | { what: 'given-back'; token: string; told: ToldRefund }
  /** A refund that seemed to be done came to nothing. */
  | { what: 'refund-failed'; reference: string; words: string }

/** So much of a payment was given back in all, by the shop or past it, in the provider's own pages. */
export interface ToldRefund extends ToldMoney {
  transactionId: string
}

export type Refunded =
  | { ok: true; reference: string }
  | { ok: false; because: 'unreachable' | 'refused'; words: string }
