import type { Product } from '#commerce/catalog/products/product.ts'
import { variantName } from '#commerce/catalog/products/variant-selection.ts'
import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { toAmount } from '#commerce/values/money.ts'
import { backInStockEmail } from '../alerts/back-in-stock-email.ts'
import { confirmBackInStockEmail } from '../alerts/confirm-back-in-stock-email.ts'
import { confirmPriceAlertsEmail } from '../alerts/confirm-price-alerts-email.ts'
import { emailConfirmationEmail } from '../alerts/email-confirmation-email.ts'
import { priceDropEmail } from '../alerts/price-drop-email.ts'
import type { EmailContent } from '../layout/email-content.ts'
import { sampleToken as token } from './sample-order.ts'

/** A sample email of an alert; undefined for other kinds, and without a product. */
export function sampleAlertEmail(
  kind: PreviewedKind,
  [product]: readonly Product[],
  url: string,
): EmailContent | undefined {
  if (kind === 'confirm-email') return emailConfirmationEmail({ token, url })
  if (kind === 'price-alerts-requested') return confirmPriceAlertsEmail({ token, url })
  if (!product) return undefined
  const variant = product.variants[0]!
  const to = variant.price
  switch (kind) {
    case 'back-in-stock':
      return backInStockEmail({ product, variant, unsubscribeUrl: url, url })
    case 'back-in-stock-requested': {
      const { title } = product
      return confirmBackInStockEmail({
        variant: { title, options: variantName(product, variant) },
        token,
        url,
      })
    }
    case 'price-dropped':
      return priceDropEmail({ drops: [{ product, from: toAmount(to * 2), to }], unsubscribeUrl: url, url })
  }
}
