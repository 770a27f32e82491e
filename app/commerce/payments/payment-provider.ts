import type { Amount } from '../values/money.ts'
import type { ExpressService } from './express-service.ts'
import type { ReportedMoney } from './reported-money.ts'

/** A payment method. To add one, implement this and list it in `providers/payment-providers.server.ts`. */
export interface PaymentProvider {
  /** Names it in rows and in the messages. */
  name: string
  isTest: boolean
  /** The provider's own test mode, of which shoppers see nothing. */
  isTestMode?: boolean
  /** Null if the merchant handles money by hand. */
  service: PaymentService | null
  /** Its page for express checkout, if it has one. */
  express?: ExpressService
}

/** Whether its orders are test orders: no money moves. */
export function isTestPayment({ isTest, isTestMode = false }: PaymentProvider): boolean {
  return isTest || isTestMode
}

/** By name, in the order that shoppers see. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

/** The interface of a provider. Network failures are return values here, never exceptions. */
export interface PaymentService {
  /** Whether the provider answers and accepts the shop's keys. Moves no money. */
  check(): Promise<'ok' | 'refused' | 'unreachable'>
  /** Amounts must be multiples of this many minor units. */
  amountStep(currency: string): number
  /** The origins of its payment pages, other than our own. */
  origins: string[]
  /** Starts a payment. Idempotent by payment. After `over`, `lookUp` returns its outcome. */
  start(payment: PaymentToStart): Promise<ProviderStartResult>
  lookUp(reference: string): Promise<PaymentReport | 'unreachable'>
  /** Idempotent by key. */
  refund(refund: RefundToSend): Promise<ProviderRefundResult>
  /** Parses a webhook; undefined if the provider sends none. */
  parseMessage?(body: string, signature: string, now: Date): ParsedPaymentMessage
  /** Prevents any further payment. Reports `paid` or `confirming` if it came too late. */
  end(reference: string, now: Date): Promise<PaymentReport | 'unreachable'>
}

export interface RefundToSend {
  reference: string
  amount: Amount
  currency: string
  key: string
}

export interface PaymentToStart {
  /** The order's name on the provider's page. */
  title: string
  /** A sentence beside the provider's button to pay; may be empty. */
  note: string
  email: string
  amount: Amount
  currency: string
  /** The payment's own token, which makes every call idempotent. */
  token: string
  /** The provider's id, if the payment was started before. */
  reference: string | null
  startedAt: Date
  /** The URL for shoppers to return to, whether or not they paid. */
  returnUrl: string
}

export type ProviderStartResult =
  | { ok: true; reference: string; redirectUrl: string }
  | { ok: false; reason: 'unreachable' | 'over' }

/**
 * `paid` is final. After `declined` and `ended` another payment may start. While `confirming`, the money is on its way or awaits
 * approval.
 */
export type PaymentState = 'started' | 'confirming' | 'paid' | 'declined' | 'ended'

/** A provider's report about a payment. Trusted only after it was compared with the payment. */
export interface PaymentReport extends ReportedMoney {
  state: PaymentState
  /** The provider's id of the payment. */
  reference: string
  /** The provider's id of the money, which refunds name; null until there is some. */
  transactionId: string | null
}

/** `unsigned` includes signatures that are too old. */
export type ParsedPaymentMessage =
  | { ok: true; message: PaymentMessage }
  | { ok: false; reason: 'unsigned' | 'malformed' }

/** A webhook message. */
export interface PaymentMessage {
  /** The same for repeated messages. */
  id: string
  kind: string
  /** Null if it does not concern this shop. */
  event: PaymentEvent | null
}

export type PaymentEvent =
  | { type: 'payment'; token: string; report: PaymentReport }
  | { type: 'refunded'; token: string; report: RefundReport }
  /** An express checkout was authorized; `finishExpressCheckout` looks it up. */
  | { type: 'express'; reference: string }
  /** A refund failed after it seemed to succeed. */
  | { type: 'refund-failed'; reference: string; error: string }

/** The total refunded so far, by the shop or in the provider's dashboard. */
export interface RefundReport extends ReportedMoney {
  transactionId: string
}

/** `error` is the provider's own code. */
export type ProviderRefundResult =
  | { ok: true; reference: string }
  | { ok: false; reason: 'unreachable' | 'refused'; error: string }
