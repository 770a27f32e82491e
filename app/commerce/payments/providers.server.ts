import type { Db } from '../../db/schema.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** By name, in the order in which shoppers choose among them. */
export type Providers = ReadonlyMap<string, PaymentProvider>

/** What the environment says about payments. */
export interface PaymentOptions {
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined
  /** Undefined leaves it to the shop: only the demo takes test payments. */
  testPayments: boolean | undefined
}

/** The ways to pay of this shop. Bank transfer is always among them, and comes last. */
export async function providersOf(_db: Db, _options: PaymentOptions): Promise<Providers> {
  throw new Error('not yet')
}
