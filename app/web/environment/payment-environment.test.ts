import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.server.ts'

const read = (variables: Record<string, string>) => {
  const read = readEnvironment(variables)
  return read.ok ? read.environment.payments : read.reason
}
const secretKey = 'sk_test_1'
const webhookSecret = 'whsec_1'

describe('payment variables', () => {
  it('need both Stripe secrets or neither', () => {
    expect(read({})).toEqual({ stripe: undefined, testPayments: undefined })
    expect(read({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret })).toEqual({
      stripe: { secretKey, webhookSecret, apiUrl: undefined },
      testPayments: undefined,
    })
    expect(read({ STRIPE_SECRET_KEY: secretKey })).toMatch(/^STRIPE_WEBHOOK_SECRET must be set/)
    expect(read({ STRIPE_WEBHOOK_SECRET: webhookSecret })).toMatch(/^STRIPE_SECRET_KEY must be set/)
  })

  it('are rejected without repeating a secret', () => {
    const swapped = { STRIPE_SECRET_KEY: webhookSecret, STRIPE_WEBHOOK_SECRET: secretKey }
    expect(read(swapped)).toMatch(/^STRIPE_SECRET_KEY must be/)
    expect(read({ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: webhookSecret })).not.toContain(
      'pk_',
    )
    expect(read({ STRIPE_API_URL: 'nonsense' })).toMatch(/^STRIPE_API_URL must be an address/)
  })

  it('turn test payments on or off', () => {
    expect(read({ TEST_PAYMENTS: 'on' })).toMatchObject({ testPayments: true })
    expect(read({ TEST_PAYMENTS: 'off' })).toMatchObject({ testPayments: false })
    expect(read({ TEST_PAYMENTS: 'yes' })).toBe('TEST_PAYMENTS is "yes", but must be on or off.')
  })

  it('reject test payments with a live key', () => {
    for (const key of ['sk_live_1', 'rk_live_1']) {
      const live = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret }
      expect(read({ ...live, TEST_PAYMENTS: 'on' })).toMatch(/^TEST_PAYMENTS is on, but STRIPE_SECRET_KEY/)
      expect(read({ ...live, TEST_PAYMENTS: 'off' })).toMatchObject({ testPayments: false })
    }
    const test = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }
    expect(read({ ...test, TEST_PAYMENTS: 'on' })).toMatchObject({ testPayments: true })
  })

  it('allow test payments at a public address only when set', () => {
    const PUBLIC_URL = 'https://shop.example'
    expect(read({ PUBLIC_URL })).toMatchObject({ testPayments: false })
    expect(read({ PUBLIC_URL, TEST_PAYMENTS: 'on' })).toMatchObject({ testPayments: true })
  })
})

it.each([
  [{}, undefined],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, undefined],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }, 'STRIPE_SECRET_KEY'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/shop' }, 'DATABASE_URL'],
])('recognizes a real shop: %j', (variables, sign) => {
  const secret = 'STRIPE_SECRET_KEY' in variables ? { STRIPE_WEBHOOK_SECRET: webhookSecret } : {}
  expect(readEnvironment({ ...variables, ...secret })).toMatchObject({
    ok: true,
    environment: { realShopVariable: sign },
  })
})
