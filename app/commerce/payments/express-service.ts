import type { BusinessDays } from '../selling/delivery/arrival.ts'
import type { Address } from '../values/addresses/address.ts'
import type { Amount } from '../values/money.ts'
import type { ReportedMoney } from './reported-money.ts'

/** A provider's page that collects address, email and payment in one go. It authorizes; the shop captures. */
export interface ExpressService {
  open(session: ExpressSession): Promise<{ ok: true; redirectUrl: string } | { ok: false }>
  /** `unknown` is a session that this shop didn't open this way. */
  read(reference: string): Promise<ExpressReport | 'unreachable' | 'unknown'>
  /** Charges what was authorized. Idempotent. */
  capture(transactionId: string): Promise<'captured' | 'refused' | 'unreachable'>
  /** Releases the authorized money. False if the provider can't be reached. Idempotent. */
  release(transactionId: string): Promise<boolean>
}

export interface ExpressSession {
  /** The key of the order to place, and the token of its payment. */
  token: string
  startedAt: Date
  currency: string
  lines: readonly { title: string; amount: Amount }[]
  deliveries: readonly ExpressDelivery[]
  /** The total is the same in each. */
  countries: readonly string[]
  /** Comes back with the report. */
  memo: Readonly<Record<string, string>>
  /** The provider appends its reference. */
  returnUrl: string
  cancelUrl: string
}

export interface ExpressDelivery {
  methodId: number
  name: string
  amount: Amount
  days: BusinessDays | null
}

export interface ExpressReport extends ReportedMoney {
  /** Nothing is charged while `authorized`; `over` was abandoned or released. */
  state: 'open' | 'authorized' | 'captured' | 'over'
  reference: string
  token: string
  /** Null until the shopper paid. */
  transactionId: string | null
  /** As typed on the provider's page. */
  email: string
  address: Address
  methodId: number | null
  memo: Readonly<Record<string, string>>
}
