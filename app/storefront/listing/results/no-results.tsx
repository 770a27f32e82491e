import { Link } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CardRow } from '#ui/card/card-row.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { productActions } from '../../product-controls/product-actions.tsx'
import type { Alternatives } from '../listing-view.ts'
import styles from './no-results.module.css'

interface NoResultsProps {
  search: string
  /** Pages stand above. */
  hasPages: boolean
  alternatives: Alternatives
}

/** Offers the nearest spelling, filters to remove or categories, and best sellers. */
export function NoResults({ search, hasPages, alternatives }: NoResultsProps) {
  const { didYouMean, removableFilters, categories, bestSellers } = alternatives
  return (
    <div className={styles.noResults}>
      <p>
        {search === '' ? listingMessages.noProducts : listingMessages.noResults({ search })}{' '}
        {removableFilters.length === 0 &&
          !didYouMean &&
          !hasPages &&
          search !== '' &&
          listingMessages.tryBroader}
      </p>
      {didYouMean && (
        <p>
          <RichText
            text={listingMessages.didYouMean}
            wrap={{ link: () => <Link to={didYouMean.to}>{didYouMean.text}</Link> }}
          />
        </p>
      )}
      {removableFilters.length > 0 && (
        <ul>
          {removableFilters.map(({ label, to, total }) => (
            <li key={to}>
              <Link to={to} preventScrollReset>
                {listingMessages.without({ filter: label })}
              </Link>
              : {sharedMessages.productCount({ count: total })}
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && (
        <nav aria-label={listingMessages.categories} className={styles.categories}>
          {categories.map(({ name, to }) => (
            <Link key={to} to={to} className="button quiet">
              {name}
            </Link>
          ))}
        </nav>
      )}
      <CardRow title={listingMessages.bestSellers} cards={bestSellers} actions={productActions} />
    </div>
  )
}
