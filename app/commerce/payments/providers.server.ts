import type { Db } from '../../db/schema.ts'
import { bankTransfer } from './bank-transfer.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type StripeOptions, stripeProvider } from './stripe-payments.server.ts'
import { testProvider } from './test-payments.server.ts'

/** By name, in the order in which shoppers choose among them. */
export type Providers = ReadonlyMap<string, PaymentProvider>

/** What the environment says about payments. */
export interface PaymentOptions {
  stripe?: StripeOptions | undefined
  /** Undefined leaves it to the setting `test_payments`, which the demo shop has. */
  testPayments?: boolean | undefined
}

/** The ways to pay of this shop. Bank transfer is always among them, and comes last. */
export async function providersOf(
  db: Db,
  options: PaymentOptions,
  log: (event: string, details: Record<string, unknown>) => void,
): Promise<Providers> {
  const providers: PaymentProvider[] = []
  if (options.stripe) providers.push(await stripeProvider(options.stripe, log))
  if (await takesTestPayments(db, options)) providers.push(testProvider(db))
  return new Map([...providers, bankTransfer].map(provider => [provider.name, provider]))
}

/** Whether shoppers may pay without money moving: as the environment says, or as the setting `test_payments` does. */
export async function takesTestPayments(db: Db, { testPayments }: PaymentOptions): Promise<boolean> {
  if (testPayments !== undefined) return testPayments
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'test_payments')
    .executeTakeFirst()
  return row?.value === 'on'
}
