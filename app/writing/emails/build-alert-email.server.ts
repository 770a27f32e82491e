import { findProductBySku, findProductsById } from '#commerce/catalog/products/product-store.server.ts'
import { findAlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import { backInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import { emailConfirmationToken } from '#commerce/people/email-confirmation/confirmation-token.server.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import type { Db } from '#db/schema/schema.ts'
import { backInStockEmail } from './alerts/back-in-stock-email.ts'
import { confirmBackInStockEmail } from './alerts/confirm-back-in-stock-email.ts'
import { confirmPriceAlertsEmail } from './alerts/confirm-price-alerts-email.ts'
import { emailConfirmationEmail } from './alerts/email-confirmation-email.ts'
import { priceDropEmail } from './alerts/price-drop-email.ts'
import type { EmailContent } from './layout/email-content.ts'
import { unsubscribeUrl } from './unsubscribe-url.server.ts'

type FactsOf<Kind extends EmailFacts['kind']> = Extract<EmailFacts, { kind: Kind }>
type AlertEmailFacts = FactsOf<
  'back-in-stock-requested' | 'back-in-stock' | 'confirm-email' | 'price-alerts-requested' | 'price-dropped'
>

export async function buildAlertEmail(
  db: Db,
  facts: AlertEmailFacts,
  url: string,
): Promise<EmailContent | undefined> {
  switch (facts.kind) {
    case 'back-in-stock-requested':
      return buildBackInStockConfirmation(db, facts, url)
    case 'back-in-stock':
      return buildBackInStockEmail(db, facts, url)
    case 'confirm-email':
      return emailConfirmationEmail({ token: emailConfirmationToken(db, facts), url })
    case 'price-alerts-requested':
      return confirmPriceAlertsEmail({ token: facts.token, url })
    case 'price-dropped':
      return buildPriceDropEmail(db, facts, url)
  }
}

async function buildBackInStockConfirmation(
  db: Db,
  { sku, requestId }: FactsOf<'back-in-stock-requested'>,
  url: string,
): Promise<EmailContent | undefined> {
  const variant = await findAlertVariant(db, sku)
  if (!variant) return undefined
  const token = backInStockToken(db, requestId)
  return confirmBackInStockEmail({ variant, token, url })
}

/** Undefined if the variant is sold out again or gone. */
async function buildBackInStockEmail(
  db: Db,
  facts: FactsOf<'back-in-stock'>,
  url: string,
): Promise<EmailContent | undefined> {
  const product = await findProductBySku(db, facts.sku)
  const variant = product?.variants.find(({ sku }) => sku === facts.sku)
  if (!product || !variant || variant.available === 0) return undefined
  return backInStockEmail({ product, variant, unsubscribeUrl: unsubscribeUrl(db, facts, url), url })
}

async function buildPriceDropEmail(
  db: Db,
  facts: FactsOf<'price-dropped'>,
  url: string,
): Promise<EmailContent | undefined> {
  const ids = facts.drops.map(({ productId }) => productId)
  const published = await findProductsById(db, ids)
  const [first, ...others] = facts.drops.flatMap(({ productId, from, to }) => {
    const product = published.find(({ id }) => id === productId)
    return product ? [{ product, from, to }] : []
  })
  const unsubscribe = unsubscribeUrl(db, facts, url)
  return first && priceDropEmail({ drops: [first, ...others], unsubscribeUrl: unsubscribe, url })
}
