import { backInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import type { Db } from '#db/schema/schema.ts'
import { unsubscribeBackInStockUrl, unsubscribePriceAlertsUrl } from './layout/email-urls.ts'

type SubscriptionFacts = Extract<EmailFacts, { kind: 'price-dropped' | 'back-in-stock' }>

/** The unsubscribe URL of a subscription. */
export function unsubscribeUrl(db: Db, facts: SubscriptionFacts, publicUrl: string): string {
  return facts.kind === 'price-dropped'
    ? unsubscribePriceAlertsUrl(publicUrl, facts.token)
    : unsubscribeBackInStockUrl(publicUrl, backInStockToken(db, facts.requestId))
}

export function isSubscription(facts: EmailFacts): facts is SubscriptionFacts {
  return facts.kind === 'price-dropped' || facts.kind === 'back-in-stock'
}
