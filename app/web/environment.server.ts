import path from 'node:path'
import { isSender } from '../commerce/mail/mail-from.ts'
import type { PaymentOptions } from '../commerce/payments/providers.server.ts'
import { isLiveKey } from '../commerce/payments/stripe-key.ts'
import { isProductListAddress } from '../commerce/product-list/product-list.ts'
import { readWholeNumber } from '../commerce/whole-number.ts'

export interface Environment {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  productListUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  payments: PaymentOptions
  /** The variable that suggests a real shop: what is new then opens empty, and not as the demo. */
  realShopSign: 'PUBLIC_URL' | 'DATABASE_URL' | 'STRIPE_SECRET_KEY' | undefined
}

type Refused = { ok: false; because: string }
export type ReadEnvironment = { ok: true; environment: Environment } | Refused

/** Reads the process environment once, at start. An empty variable counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): ReadEnvironment {
  const port = readWholeNumber(variables.PORT || '3000', 65535)
  if (port === undefined) return refuse('PORT', variables.PORT, 'a number from 0 to 65535')
  for (const [name, schemes, example] of urls) {
    const value = variables[name]
    if (value && !(URL.canParse(value) && schemes.includes(new URL(value).protocol)))
      return refuse(name, name === 'PUBLIC_URL' ? value : undefined, `an address like ${example}`)
  }
  const productList = variables.PRODUCT_LIST_URL
  if (productList && !isProductListAddress(productList))
    return refuse(
      'PRODUCT_LIST_URL',
      undefined,
      'an address like https://products.example, without a password',
    )
  if (variables.MAIL_FROM && !isSender(variables.MAIL_FROM))
    return refuse(
      'MAIL_FROM',
      variables.MAIL_FROM,
      'an e-mail address, also with a name before it, like Tote <shop@example.com>',
    )
  const payments = readPayments(variables)
  if (!payments.ok) return payments
  return {
    ok: true,
    environment: {
      host: variables.HOST || '127.0.0.1',
      port,
      dataDir: path.resolve(variables.TOTE_DATA_DIR || 'data'),
      databaseUrl: variables.DATABASE_URL || undefined,
      productListUrl: productList || undefined,
      publicUrl: variables.PUBLIC_URL ? new URL(variables.PUBLIC_URL).origin : undefined,
      smtpUrl: variables.SMTP_URL || undefined,
      mailFrom: variables.MAIL_FROM || undefined,
      payments: payments.options,
      realShopSign: realShopSignIn(variables),
    },
  }
}

const onOff: Record<string, boolean> = { on: true, off: false }

function readPayments(
  variables: Record<string, string | undefined>,
): { ok: true; options: PaymentOptions } | Refused {
  const secretKey = variables.STRIPE_SECRET_KEY
  const webhookSecret = variables.STRIPE_WEBHOOK_SECRET
  const test = variables.TEST_PAYMENTS
  if (test && !Object.hasOwn(onOff, test)) return refuse('TEST_PAYMENTS', test, 'on or off')
  if (secretKey && !/^[sr]k_(test|live)_\w+$/.test(secretKey))
    return refuse('STRIPE_SECRET_KEY', undefined, 'a key like sk_live_… or rk_live_…')
  if (webhookSecret && !/^whsec_\S+$/.test(webhookSecret))
    return refuse('STRIPE_WEBHOOK_SECRET', undefined, 'a secret like whsec_…')
  // Without its messages a payment would be heard of minutes later, and a refund made at Stripe never.
  if (!secretKey !== !webhookSecret)
    return refuse(
      secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY',
      undefined,
      'set, as the other is',
    )
  const apiUrl = variables.STRIPE_API_URL || undefined
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined
  // Where strangers can reach the shop, test payments are nothing that a setting may leave on.
  const testPayments = test ? onOff[test] : variables.PUBLIC_URL ? false : undefined
  if (testPayments && stripe && isLiveKey(stripe.secretKey))
    return {
      ok: false,
      because:
        'TEST_PAYMENTS is on, but STRIPE_SECRET_KEY is a live key. Remove TEST_PAYMENTS, or use a test key (sk_test_…).',
    }
  return { ok: true, options: { stripe, testPayments } }
}

function realShopSignIn(variables: Record<string, string | undefined>): Environment['realShopSign'] {
  if (variables.STRIPE_SECRET_KEY && isLiveKey(variables.STRIPE_SECRET_KEY)) return 'STRIPE_SECRET_KEY'
  return (['PUBLIC_URL', 'DATABASE_URL'] as const).find(name => variables[name])
}

const urls: [name: string, schemes: string[], example: string][] = [
  ['DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host/database'],
  ['STRIPE_API_URL', ['http:', 'https:'], 'https://api.stripe.com'],
  ['PUBLIC_URL', ['http:', 'https:'], 'https://shop.example'],
  ['SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'],
]

/** An address that may hold a password is not repeated. */
function refuse(name: string, value: string | undefined, expected: string): Refused {
  return {
    ok: false,
    because: `${name}${value === undefined ? '' : ` is "${value}", but`} must be ${expected}.`,
  }
}
