import { readLiveRows } from '#commerce/editing/record-store.server.ts'
import { bankTransferName } from '#commerce/orders/order.ts'
import { testProviderName } from '#commerce/payments/providers/test-provider.server.ts'
import {
  readLastMessage,
  readLastPaid,
} from '#commerce/running/doctor/payments/payments-check-store.server.ts'
import type { PaymentCheck } from '#commerce/running/setup/setup.ts'
import { readSetupNotes } from '#commerce/running/setup/setup-store.server.ts'
import { readProcessState } from '#db/process-state-store.server.ts'
import { formatList, formatNumber } from '#messages/format.ts'
import { paymentStateMessages as texts } from '#messages/office/payment-state.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

const stripeName = 'stripe'
const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** A payment method and how it is doing. */
export interface PaymentStateView {
  id: keyof typeof texts.names
  state: keyof typeof texts.states
  facts: { label: string; value: string; isBad?: boolean }[]
  /** What keeps it from working. */
  problem?: string
}

/** Every payment method that the shop knows, with its latest signs of life. */
export async function loadPaymentState({ db, providers }: Shop): Promise<PaymentStateView[]> {
  const { lastPaid, accounts } = texts.facts
  const paid = async (provider: string) => ({
    label: lastPaid,
    value: timeOr(await readLastPaid(db, provider), texts.never),
  })
  const stripe = providers.get(stripeName)
  const connected = stripe ? (stripe.isTestMode ? 'test-mode' : 'live') : 'off'
  const bank = await readLiveRows(db, { table: 'bank_account', order: ['id'] }, { max: 1000 })
  return [
    stripe
      ? { id: 'stripe', state: connected, ...(await stripeState(db)) }
      : { id: 'stripe', state: 'off', facts: [], problem: texts.missing(formatList(stripeVariables)) },
    { id: 'express', state: stripe?.express ? connected : 'off', facts: [] },
    {
      ...{ id: 'bank-transfer', state: bank.length > 0 ? 'on' : 'off' },
      facts: [{ label: accounts, value: formatNumber(bank.length) }, await paid(bankTransferName)],
    },
    {
      ...{ id: 'test', state: providers.has(testProviderName) ? 'on' : 'off' },
      facts: [],
      ...(providers.has(testProviderName) && {
        facts: [await paid(testProviderName)],
        problem: texts.turnOffTest,
      }),
    },
  ]
}

async function stripeState(db: Shop['db']): Promise<Pick<PaymentStateView, 'facts' | 'problem'>> {
  const message = await readLastMessage(db, stripeName)
  const paid = await readLastPaid(db, stripeName)
  const refused = (await readProcessState(db, 'refused_payment_message')) ?? null
  const check = (await readSetupNotes(db)).setup_payment_check as PaymentCheck | undefined
  const { lastMessage, lastRefused, lastPaid } = texts.facts
  const isRefused = refused !== null && refused > (message ?? '')
  return {
    facts: [
      { label: lastMessage, value: timeOr(message, texts.never) },
      { label: lastRefused, value: timeOr(refused, texts.noneRefused), isBad: isRefused },
      { label: lastPaid, value: timeOr(paid, texts.never) },
      ...(check ? [{ label: texts.facts.check, value: texts.checks[check], isBad: check !== 'ok' }] : []),
    ],
    ...(isRefused
      ? { problem: texts.refused(formatShopMinute(refused)) }
      : paid !== null && isMissing(paid, message) && { problem: texts.notHeard }),
  }
}

/** How long the webhook of a payment may take, in milliseconds. */
const maxDelay = 10 * 60_000

function isMissing(paid: string, message: string | null): boolean {
  return message === null || Date.parse(paid) - Date.parse(message) > maxDelay
}

function timeOr(at: string | null, none: string): string {
  return at === null ? none : formatShopMinute(at)
}
