import type { Db } from '../../../db/schema/schema.ts'
import { findAlertVariant } from '../back-in-stock/alert-request-store.server.ts'
import { backInStockToken } from '../back-in-stock/back-in-stock-token.server.ts'
import { emailConfirmationToken } from '../confirmation/confirmation-token.server.ts'
import type { EmailFacts } from '../outbox/email.ts'
import { backInStockEmail } from './alerts/back-in-stock-email.ts'
import { confirmBackInStockEmail } from './alerts/confirm-back-in-stock-email.ts'
import { confirmPriceAlertsEmail } from './alerts/confirm-price-alerts-email.ts'
import { emailConfirmationEmail } from './alerts/email-confirmation-email.ts'
import { priceDropEmail } from './alerts/price-drop-email.ts'
import { findAvailableVariant, readPublishedProducts } from './email-data-store.server.ts'
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
    case 'back-in-stock': {
      const variant = await findAvailableVariant(db, facts.sku)
      return variant && backInStockEmail({ variant, unsubscribeUrl: unsubscribeUrl(db, facts, url), url })
    }
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
  const options = [variant.color?.name, variant.size?.name].filter(Boolean).join(', ')
  const token = backInStockToken(db, requestId)
  return confirmBackInStockEmail({ variant: { title: variant.title, options }, token, url })
}

async function buildPriceDropEmail(
  db: Db,
  facts: FactsOf<'price-dropped'>,
  url: string,
): Promise<EmailContent | undefined> {
  const ids = facts.drops.map(({ productId }) => productId)
  const published = await readPublishedProducts(db, ids)
  const [first, ...others] = facts.drops.flatMap(({ productId, from, to }) => {
    const product = published.get(productId)
    return product ? [{ ...product, from, to }] : []
  })
  const unsubscribe = unsubscribeUrl(db, facts, url)
  return first && priceDropEmail({ products: [first, ...others], unsubscribeUrl: unsubscribe, url })
}
