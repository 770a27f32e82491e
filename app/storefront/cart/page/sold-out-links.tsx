import { href, Link } from 'react-router'
import type { AlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { variantUrl } from '../../product-controls/variant-url.ts'

/** The next steps for an item that couldn't be added. */
export function SoldOutLinks({ item: { sku, slug, color, size } }: { item: AlertVariant }) {
  return (
    <div className="message-ways">
      <Link className="button" to={href('/back-in-stock/:sku', { sku })}>
        {sharedMessages.notifyMe}
      </Link>
      <Link className="button quiet" to={variantUrl({ slug, color: color?.slug, size: size?.slug })}>
        {sharedMessages.backToProduct}
      </Link>
    </div>
  )
}
