import { memo, type ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ProductCardItem } from '#ui/card/product-card-item.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { productActions } from '../product-controls/product-actions.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { ListingIntro } from './intro/listing-intro.tsx'
import styles from './listing-screen.module.css'
import type { ListingView } from './listing-view.ts'
import { ListingToolbar } from './results/listing-toolbar.tsx'
import { NoResults } from './results/no-results.tsx'
import { PageLinks } from './results/page-links.tsx'

/**
 * The listing of the shop, a category, a brand, a collection or a search. While another one is loading, only what shows its filters is
 * drawn again.
 */
export const ListingScreen = memo(function ListingScreen({ view }: { view: ListingView }) {
  const { title, intro, trail, cards, correctedSearch, alternatives, viewAll, filterChips, misreadPrices } =
    view
  // Filters of nothing lead nowhere, unless they are the reason.
  const isEmpty = alternatives && filterChips.length === 0 && Object.keys(misreadPrices).length === 0
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={title} />
      {intro ? <ListingIntro {...{ title, intro }} /> : <h1 className={styles.title}>{title}</h1>}
      <div className={isEmpty ? styles.empty : styles.listing}>
        {!isEmpty && <FilterPanel view={view} />}
        <Results>
          {!isEmpty && <ListingToolbar view={view} />}
          <ActiveFilters view={view} />
          {correctedSearch && (
            <p className={styles.correction}>{listingMessages.correctedTo({ search: correctedSearch })}</p>
          )}
          <FoundPages pages={view.foundPages} />
          {alternatives && (
            <NoResults
              search={view.params.search}
              hasPages={view.foundPages.length > 0}
              alternatives={alternatives}
            />
          )}
          <ul className={styles.grid}>
            {cards.map((card, index) => (
              <ProductCardItem
                key={card.slug}
                card={card}
                actions={productActions(card)}
                title={card.titlePieces && <MarkedText pieces={card.titlePieces} />}
                heading="h2"
                eager={index === 0}
              />
            ))}
          </ul>
          {viewAll && <ViewAllLink {...viewAll} />}
          <PageLinks view={view} />
        </Results>
      </div>
    </div>
  )
})

function Results({ children }: { children: ReactNode }) {
  return <div aria-busy={useNavigation().location !== undefined}>{children}</div>
}

function FoundPages({ pages }: { pages: ListingView['foundPages'] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={listingMessages.foundPages} className={styles.foundPages}>
      <span aria-hidden="true">{listingMessages.foundPages}</span>
      {pages.map(({ title, to }) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

function ViewAllLink({ total, to }: { total: number; to: string }) {
  return (
    <p className={styles.all}>
      <Link className="button quiet" to={to}>
        {listingMessages.viewAll({ count: total })}
      </Link>
    </p>
  )
}
