import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { parseStripeMessage } from './stripe-message.ts'
import { createStripeProvider } from './stripe-provider.server.ts'
import { StripeService } from './stripe-service.fixture.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const stripe = new StripeService()
const { webhooks } = new Stripe('sk_test_1')
const session = {
  id: 'cs_1',
  client_reference_id: 'token',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 8800,
  currency: 'usd',
  livemode: false,
  mode: 'payment',
  payment_intent: 'pi_1',
}
const charge = {
  metadata: { payment: 'token' },
  amount_refunded: 8800,
  currency: 'usd',
  livemode: false,
  payment_intent: 'pi_1',
}
const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } }
const charged = { ...event, type: 'charge.refunded', data: { object: charge } }
const failed = { ...event, type: 'refund.failed', data: { object: { id: 're_1', failure_reason: null } } }

function read(sent: unknown, { isLive = false, isRaw = false } = {}) {
  const { body, signature } = stripe.signed(isRaw ? String(sent) : JSON.stringify(sent), now)
  return parseStripeMessage(webhooks, { body, signature, secret: 'whsec_loopback', isLive, now })
}
const about = (sent: unknown, isLive = false) => {
  const answer = read(sent, { isLive })
  return answer.ok ? answer.message.event : answer.reason
}
const paid = (object: object) => ({ ...event, data: { object: { ...session, ...object } } })
const refunded = (object: object) => ({ ...charged, data: { object: { ...charge, ...object } } })

describe('Stripe messages', () => {
  it.each([
    [-301, 'unsigned'],
    [-300, 'read'],
    [300, 'read'],
    [301, 'unsigned'],
    [31_536_000, 'unsigned'],
  ])('signed %i seconds after now are %s', (seconds, expected) => {
    const { body, signature } = stripe.signed(JSON.stringify(event), new Date(now.getTime() + seconds * 1000))
    const parsed = parseStripeMessage(webhooks, {
      body,
      signature,
      secret: 'whsec_loopback',
      isLive: false,
      now,
    })
    expect(parsed.ok ? 'read' : parsed.reason).toBe(expected)
  })

  it('report payments and refunds', () => {
    const report = {
      reference: 'cs_1',
      amount: 8800,
      currency: 'USD',
      transactionId: 'pi_1',
      isOurMode: true,
    }
    const state = (sent: object) => ({ type: 'payment', token: 'token', report: { ...report, ...sent } })
    expect(read(event)).toEqual({
      ok: true,
      message: { id: 'evt_1', kind: 'checkout.session.completed', event: state({ state: 'paid' }) },
    })
    expect(about(paid({ payment_status: 'unpaid' }))).toEqual(state({ state: 'confirming' }))
    expect(about(paid({ payment_status: 'unpaid', status: 'expired' }))).toEqual(state({ state: 'ended' }))
    expect(about({ ...event, type: 'checkout.session.async_payment_failed' })).toEqual(
      state({ state: 'declined' }),
    )
    expect(about(paid({ payment_intent: { id: 'pi_2' } }))).toEqual(
      state({ state: 'paid', transactionId: 'pi_2' }),
    )
    expect(about(charged)).toEqual({
      type: 'refunded',
      token: 'token',
      report: { amount: 8800, currency: 'USD', isOurMode: true, transactionId: 'pi_1' },
    })
    expect(about(failed)).toEqual({
      type: 'refund-failed',
      reference: 're_1',
      error: 'unknown',
    })
  })

  it('distinguish live from test money', () => {
    for (const isLive of [true, false])
      for (const livemode of [true, false]) {
        expect(about(paid({ livemode }), isLive)).toMatchObject({
          report: { isOurMode: livemode === isLive },
        })
        expect(about(refunded({ livemode }), isLive)).toMatchObject({
          report: { isOurMode: livemode === isLive },
        })
      }
    expect(about(paid({ mode: 'setup' }))).toMatchObject({ report: { isOurMode: false } })
  })

  it.each(['sk_live_1', 'rk_live_1', 'sk_test_1'])('are compared with the mode of %s', async secretKey => {
    const provider = await createStripeProvider({ secretKey, webhookSecret: 'whsec_loopback' }, () => {})
    for (const livemode of [true, false]) {
      const { body, signature } = stripe.signed(JSON.stringify(paid({ livemode })), now)
      expect(provider.service!.parseMessage!(body, signature, now)).toMatchObject({
        message: { event: { report: { isOurMode: livemode === secretKey.includes('live') } } },
      })
    }
  })

  it.each([
    [{ ...event, type: 'customer.created', data: null }],
    [{ ...event, account: 'acct_of_somebody' }],
    [paid({ client_reference_id: null })],
    [paid({ client_reference_id: undefined })],
    [refunded({ metadata: null })],
    [refunded({ metadata: {} })],
    [refunded({ payment_intent: null })],
  ])('ignore %j', sent => {
    expect(about(sent)).toBeNull()
  })

  it.each([
    [null],
    [[]],
    ['event'],
    [{}],
    [{ ...event, id: undefined }],
    [{ ...event, id: 7 }],
    [{ ...event, id: '' }],
    [{ ...event, type: undefined }],
    [{ ...event, account: {} }],
    [{ ...event, data: undefined }],
    [{ ...event, data: {} }],
    [{ ...event, data: { object: [] } }],
    [paid({ id: undefined })],
    [paid({ id: 7 })],
    [paid({ client_reference_id: {} })],
    [paid({ status: 7 })],
    [paid({ payment_status: undefined })],
    [paid({ amount_total: '8800' })],
    [paid({ amount_total: 88.5 })],
    [paid({ amount_total: 1e300 })],
    [paid({ currency: 840 })],
    [paid({ livemode: undefined })],
    [paid({ livemode: 'false' })],
    [paid({ mode: undefined })],
    [paid({ payment_intent: {}, currency: {} })],
    [paid({ payment_intent: 7 })],
    [refunded({ metadata: { payment: {} } })],
    [refunded({ amount_refunded: null })],
    [refunded({ amount_refunded: '8800' })],
    [refunded({ currency: null })],
    [refunded({ livemode: null })],
    [refunded({ payment_intent: [] })],
    [{ ...failed, data: { object: { failure_reason: 'lost' } } }],
    [{ ...failed, data: { object: { id: 're_1', failure_reason: {} } } }],
    [{ ...failed, data: null }],
  ])('reject %j', sent => {
    expect(about(sent)).toBe('malformed')
  })

  it('reject anything but JSON', () => {
    for (const body of ['{', 'paid', '{"id":"evt_1",', '\u0000'])
      expect(read(body, { isRaw: true })).toEqual({ ok: false, reason: 'malformed' })
  })
})
