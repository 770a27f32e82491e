import { describe, expect, it } from 'vitest'
import { noteRefusedMessage } from '#commerce/payments/payment-event-store.server.ts'
import { minutesFromNow, paymentShop, shopNow } from '#commerce/payments/payment-shop.fixture.ts'
import { createPaymentProviders } from '#commerce/payments/providers/payment-providers.server.ts'
import { checkPendingPayments } from '#commerce/payments/settlement/check-pending-payments.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { doctorShop, examine } from '../doctor.fixture.ts'

const day = 24 * 60

async function shop(kind: DatabaseKind) {
  const payments = await paymentShop(kind)
  const { db, stripe } = payments
  const other = { ...(await doctorShop('SQLite')).doctor.shop, db }
  const examined = async (options: Parameters<typeof createPaymentProviders>[1]) =>
    examine({ ...other, providers: await createPaymentProviders(db, options, () => {}) })
  const live = { ...stripe.options, retries: 0 }
  return { ...payments, examined, live, ...(await examined({ stripe: live, testPayments: false })) }
}

describe.each(databases)('payments, on %s', kind => {
  it('are ill while a real shop takes test payments', async () => {
    const { examined, live } = await shop(kind)
    const ill = await examined({ testPayments: true })
    expect(await ill.codes('payments', shopNow)).toEqual(['test-payments'])
    const keyed = await examined({ stripe: live, testPayments: false })
    expect(await keyed.codes('payments', shopNow)).toEqual(['stripe-test-key'])
    const well = await examined({ testPayments: false })
    expect(await well.codes('payments', shopNow)).toEqual([])
  })

  it('are ill while Stripe is down or refuses the keys', async () => {
    const { examined, live, stripe, codes, fix } = await shop(kind)
    stripe.faults.push('down')
    await fix('ask-provider', shopNow)
    expect(await codes('payments', shopNow)).toContain('provider-unreachable')
    const mistyped = await examined({ stripe: { ...live, secretKey: 'sk_test_other' } })
    await mistyped.fix('ask-provider', shopNow)
    expect(await mistyped.codes('payments', shopNow)).toContain('provider-refused')
    expect(await fix('ask-provider', shopNow)).toEqual({ provider: 'ok' })
    expect(await codes('payments', shopNow)).toEqual(['stripe-test-key'])
  })

  it('are ill after a message with a wrong signature, until one is right', async () => {
    const { db, codes, receive } = await shop(kind)
    await noteRefusedMessage(db, shopNow)
    expect(await codes('payments', shopNow)).toContain('messages-refused')
    await receive('charge.updated', { id: 'ch_1', object: 'charge' }, minutesFromNow(1))
    expect(await codes('payments', shopNow)).toEqual(['stripe-test-key'])
  })

  it('are ill when money came without a message, until one arrives', async () => {
    const { db, codes, providers, placed, openSession, stripe, receive } = await shop(kind)
    const paid = stripe.pay(await openSession(await placed()))
    await checkPendingPayments(db, providers, 0, minutesFromNow(30))
    expect(await codes('payments', minutesFromNow(31))).toContain('messages-missing')
    await receive('checkout.session.completed', paid, minutesFromNow(32))
    expect(await codes('payments', minutesFromNow(33))).toEqual(['stripe-test-key'])
  })

  it('are ill while one has been pending for weeks, and well once Stripe was asked', async () => {
    const { look, codes, fix, placed, openSession, stripe } = await shop(kind)
    const session = await openSession(await placed())
    const later = minutesFromNow(16 * day)
    expect(await look('payments', later)).toContainEqual({
      ...{ code: 'payments-pending', count: 1, since: shopNow.toISOString() },
    })
    stripe.sessions.get(session)!.status = 'expired'
    await fix('ask-payments', later)
    expect(await codes('payments', later)).toEqual(['stripe-test-key'])
  })
})
