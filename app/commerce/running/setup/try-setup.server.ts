import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { PaymentProviders } from '../../payments/payment-provider.ts'
import { newToken } from '../../values/random-token.server.ts'
import { queueEmail } from '../outbox/queue-email.server.ts'
import type { PaymentCheck } from './setup.ts'
import { saveSetupNote } from './setup-store.server.ts'

/** Queues an email whose delivery the setup then waits for. */
export async function sendTestEmail(db: Db, to: string, now: Date): Promise<void> {
  const idempotencyKey = `setup-test:${newToken()}`
  await inOneCommit(db, async tx => {
    await queueEmail(tx, { kind: 'setup-test', to, idempotencyKey }, now)
    await saveSetupNote(tx, 'setup_test_email', idempotencyKey)
  })
}

/** Asks the online provider whether it knows the shop; undefined without one. */
export async function askPaymentProvider(
  db: Db,
  providers: PaymentProviders,
): Promise<PaymentCheck | undefined> {
  const service = [...providers.values()].find(one => one.service !== null)?.service
  if (!service) return undefined
  const check = await service.check()
  await saveSetupNote(db, 'setup_payment_check', check)
  return check
}
