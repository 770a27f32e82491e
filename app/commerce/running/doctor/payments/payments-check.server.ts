import type { PaymentProviders } from '#commerce/payments/payment-provider.ts'
import { checkPendingPayments } from '#commerce/payments/settlement/check-pending-payments.server.ts'
import { readProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { loadSetting } from '../../settings/load-settings.server.ts'
import type { PaymentCheck } from '../../setup/setup.ts'
import { readSetupNotes } from '../../setup/setup-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { ago, day } from '../doctor-time.ts'
import { readLastMessage, readLastPaid, readPendingSince } from './payments-check-store.server.ts'
import { judgePayments } from './payments-rule.ts'

/** Cards are paid within a day, bank debits within two weeks, in milliseconds. */
const maxPending = 15 * day

export const checkPayments: DoctorCheck = async ({ db, providers, isLocal }, now) => {
  const all = [...providers.values()]
  const online = all.find(({ service }) => service?.parseMessage !== undefined)
  const notes = await readSetupNotes(db)
  const check = (notes.setup_payment_check ?? null) as PaymentCheck | null
  return judgePayments({
    isLocal,
    isDemo: (await loadSetting(db, 'demoNotice')) !== '',
    takesTestPayments: all.some(({ isTest }) => isTest),
    online: online ? { isTestMode: online.isTestMode ?? false, check } : null,
    lastMessage: online ? await readLastMessage(db, online.name) : null,
    lastRefused: (await readProcessState(db, 'refused_payment_message')) ?? null,
    lastPaid: online ? await readLastPaid(db, online.name) : null,
    pending: await readPendingSince(db, ago(now, maxPending)),
  })
}

/** Asks the provider about every payment that hasn't ended. */
export async function askAboutPayments(db: Db, providers: PaymentProviders, now: Date): Promise<void> {
  let after = 0
  do after = await checkPendingPayments(db, providers, after, now)
  while (after > 0)
}
