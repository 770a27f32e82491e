import type { Db } from '#db/schema/schema.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { bankTransfer } from '../bank-transfer.ts'
import type { PaymentProvider, PaymentProviders } from '../payment-provider.ts'
import { createStripeProvider, type StripeOptions } from './stripe/stripe-provider.server.ts'
import { createTestProvider } from './test-provider.server.ts'

/** From the environment. */
export interface PaymentOptions {
  stripe?: StripeOptions | undefined
  /** Undefined applies the setting `test_payments`, which is on in the demo shop. */
  testPayments?: boolean | undefined
}

/** The shop's payment methods. Bank transfer is always available and comes last. */
export async function createPaymentProviders(
  db: Db,
  options: PaymentOptions,
  log: (event: string, details: Record<string, unknown>) => void,
): Promise<PaymentProviders> {
  const providers: PaymentProvider[] = []
  if (options.stripe) providers.push(await createStripeProvider(options.stripe, log))
  if (await takesTestPayments(db, options)) providers.push(createTestProvider(db))
  return new Map([...providers, bankTransfer].map(provider => [provider.name, provider]))
}

export async function takesTestPayments(db: Db, { testPayments }: PaymentOptions): Promise<boolean> {
  if (testPayments !== undefined) return testPayments
  return loadSetting(db, 'testPayments')
}
