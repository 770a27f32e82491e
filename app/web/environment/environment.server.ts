import path from 'node:path'
import { productListUrl } from '#commerce/catalog/product-list/product-list.ts'
import type { PaymentOptions } from '#commerce/payments/providers/payment-providers.server.ts'
import { isLiveKey } from '#commerce/payments/providers/stripe/stripe-key.ts'
import { isFromAddress } from '#commerce/running/outbox/from-address.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { startupMessages as startup } from '#messages/startup.ts'
import { isLoopback, isUnencrypted } from '../requests/is-loopback.ts'

export interface Environment {
  host: string
  port: number
  dataDir: string
  /** Of the backups that the shop makes by itself. */
  backupDir: string
  databaseUrl: string | undefined
  productListUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  payments: PaymentOptions
  /** The variable that suggests a real shop: a new database then opens as an empty shop, not as the demo. */
  realShopVariable: 'PUBLIC_URL' | 'DATABASE_URL' | 'STRIPE_SECRET_KEY' | undefined
  /** Whether a demo shop may show its outbox: only this computer reaches it, and no emails or payments are real. */
  allowsDemoInbox: boolean
  /** Whether only this computer reaches the shop, and nothing suggests a real one. */
  isLocal: boolean
  /** Whether others reach the shop without HTTPS, and may read the cookies of staff. */
  isUnencrypted: boolean
}

const { expected } = startup

type Refused = { ok: false; reason: string }
export type ReadEnvironment = { ok: true; environment: Environment } | Refused

/** Reads the process environment once, at start. An empty variable counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): ReadEnvironment {
  const port = readWholeNumber(variables.PORT || '3000', 65535)
  if (port === undefined) return refuse('PORT', variables.PORT, expected.port)
  for (const [name, schemes, example] of urls) {
    const value = variables[name]
    if (value && !(URL.canParse(value) && schemes.includes(new URL(value).protocol)))
      return refuse(name, name === 'PUBLIC_URL' ? value : undefined, expected.url({ example }))
  }
  const productList = variables.PRODUCT_LIST_URL
  if (productList && !productListUrl(productList))
    return refuse('PRODUCT_LIST_URL', undefined, expected.productListUrl)
  if (variables.MAIL_FROM && !isFromAddress(variables.MAIL_FROM))
    return refuse('MAIL_FROM', variables.MAIL_FROM, expected.mailFrom)
  const payments = readPayments(variables)
  if (!payments.ok) return payments
  const host = variables.HOST || '127.0.0.1'
  const isLocal = isLoopback(host) && !variables.PUBLIC_URL
  const realShopVariable = realShopVariableIn(variables)
  const dataDir = path.resolve(variables.TOTE_DATA_DIR || 'data')
  return {
    ok: true,
    environment: {
      host,
      port,
      dataDir,
      backupDir: path.resolve(variables.TOTE_BACKUP_DIR || path.join(dataDir, 'backups')),
      databaseUrl: variables.DATABASE_URL || undefined,
      productListUrl: productList || undefined,
      publicUrl: variables.PUBLIC_URL ? new URL(variables.PUBLIC_URL).origin : undefined,
      smtpUrl: variables.SMTP_URL || undefined,
      mailFrom: variables.MAIL_FROM || undefined,
      payments: payments.options,
      realShopVariable,
      allowsDemoInbox: isLocal && !variables.SMTP_URL && !hasLiveKey(payments.options),
      isLocal: isLocal && realShopVariable === undefined,
      isUnencrypted: variables.PUBLIC_URL ? isUnencrypted(variables.PUBLIC_URL) : !isLoopback(host),
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
  if (test && !Object.hasOwn(onOff, test)) return refuse('TEST_PAYMENTS', test, expected.onOrOff)
  if (secretKey && !/^[sr]k_(test|live)_\w+$/.test(secretKey))
    return refuse('STRIPE_SECRET_KEY', undefined, expected.stripeKey)
  if (webhookSecret && !/^whsec_\S+$/.test(webhookSecret))
    return refuse('STRIPE_WEBHOOK_SECRET', undefined, expected.webhookSecret)
  // Without webhooks a payment would be seen minutes later, and a refund made at Stripe never.
  if (!secretKey !== !webhookSecret)
    return refuse(
      secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY',
      undefined,
      expected.bothStripeVariables,
    )
  const apiUrl = variables.STRIPE_API_URL || undefined
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined
  // On a public address, a setting must not leave test payments on.
  const testPayments = test ? onOff[test] : variables.PUBLIC_URL ? false : undefined
  if (testPayments && stripe && isLiveKey(stripe.secretKey))
    return {
      ok: false,
      reason: startup.liveKeyWithTestPayments,
    }
  return { ok: true, options: { stripe, testPayments } }
}

function hasLiveKey({ stripe }: PaymentOptions): boolean {
  return stripe !== undefined && isLiveKey(stripe.secretKey)
}

function realShopVariableIn(variables: Record<string, string | undefined>): Environment['realShopVariable'] {
  if (variables.STRIPE_SECRET_KEY && isLiveKey(variables.STRIPE_SECRET_KEY)) return 'STRIPE_SECRET_KEY'
  return (['PUBLIC_URL', 'DATABASE_URL'] as const).find(name => variables[name])
}

const urls: [name: string, schemes: string[], example: string][] = [
  ['DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host/database'],
  ['STRIPE_API_URL', ['http:', 'https:'], 'https://api.stripe.com'],
  ['PUBLIC_URL', ['http:', 'https:'], 'https://shop.example'],
  ['SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'],
]

/** `value` is undefined for an address that may hold a password. */
function refuse(name: string, value: string | undefined, expected: string): Refused {
  return { ok: false, reason: startup.invalidVariable({ name, value, expected }) }
}
