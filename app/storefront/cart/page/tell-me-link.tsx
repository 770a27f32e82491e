import { href, Link } from 'react-router'
import type { CartLine } from '../../../commerce/cart/cart.ts'
import { lineName } from './line-name.ts'

const words = 'Tell me when it is back'

/** Of what is sold out; what is no longer sold does not come back. */
export function TellMeLink({ line }: { line: CartLine }) {
  if (line.offer?.available !== 0) return null
  return (
    <Link
      to={href('/backInStock/:sku', { sku: line.sku })}
      className="button quiet"
      aria-label={`${words}: ${lineName(line)}`}
    >
      {words}
    </Link>
  )
}
