import path from 'node:path'
import { isSender } from '../commerce/mail/mail-from.ts'
import { isProductListAddress } from '../commerce/product-list/product-list.ts'

export interface Environment {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  productListUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
}

export type ReadEnvironment = { ok: true; environment: Environment } | { ok: false; because: string }

/** Reads the process environment once, at start. An empty variable counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): ReadEnvironment {
  const port = Number(variables.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return refuse('PORT', variables.PORT, 'a number from 0 to 65535')
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
    },
  }
}

const urls: [name: string, schemes: string[], example: string][] = [
  ['DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host/database'],
  ['PUBLIC_URL', ['http:', 'https:'], 'https://shop.example'],
  ['SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'],
]

/** An address that may hold a password is not repeated. */
function refuse(name: string, value: string | undefined, expected: string): ReadEnvironment {
  return {
    ok: false,
    because: `${name}${value === undefined ? '' : ` is "${value}", but`} must be ${expected}.`,
  }
}
