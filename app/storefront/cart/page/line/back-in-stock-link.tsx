import { href, Link } from 'react-router'
import type { CartLine } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { sharedMessages } from '#messages/shared.ts'
import { lineName } from './line-name.ts'

/** Renders nothing unless the line is sold out. */
export function BackInStockLink({ line }: { line: CartLine }) {
  if (line.offer?.available !== 0) return null
  return (
    <Link
      to={href('/back-in-stock/:sku', { sku: line.sku })}
      className="button quiet"
      aria-label={cartMessages.actionOnLine({ action: sharedMessages.notifyMe, name: lineName(line) })}
    >
      {sharedMessages.notifyMe}
    </Link>
  )
}
