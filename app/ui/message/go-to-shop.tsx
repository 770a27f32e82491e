import { href, Link } from 'react-router'
import { sharedMessages } from '#messages/shared.ts'

/** The way out of a page with nothing else to do. */
export function GoToShop() {
  return (
    <Link className="button" to={href('/Shop/:category?')}>
      {sharedMessages.goToShop}
    </Link>
  )
}
