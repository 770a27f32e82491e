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

/** The ways out of an empty page: to all products, and to the best sellers if there are any. */
export function WaysToShop({ bestSellers }: { bestSellers: { title: string; to: string } | null }) {
  return (
    <p className="message-ways">
      <GoToShop />
      {bestSellers && (
        <Link className="button quiet" to={bestSellers.to}>
          {bestSellers.title}
        </Link>
      )}
    </p>
  )
}
