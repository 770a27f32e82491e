import { useNavigation } from 'react-router'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ProductCardItem } from '../../ui/card/product-card-item.tsx'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { productActions } from '../product-actions.tsx'
import { AllProducts } from './all-products.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './listing-screen.module.css'
import { ListingTools } from './listing-tools.tsx'
import type { ListingView } from './listing-view.ts'
import { NothingFound } from './nothing-found.tsx'
import { PageLinks } from './page-links.tsx'

/** A listing: filters, order, cards and pages, of the whole shop or of a part of it. */
export function ListingScreen({ view }: { view: ListingView }) {
  const { title, trail, cards, respelled, instead, all } = view
  const loading = useNavigation().location !== undefined
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.listing}>
        <FilterPanel view={view} />
        <div aria-busy={loading}>
          <ListingTools view={view} />
          <ChosenFilters view={view} />
          {respelled && <p className={styles.respelled}>Showing what there is for “{respelled}”.</p>}
          {instead && <NothingFound instead={instead} />}
          <ul className={styles.grid}>
            {cards.map((card, index) => (
              <ProductCardItem
                key={card.slug}
                card={card}
                actions={productActions(card)}
                title={card.marks && <MarkedText pieces={card.marks} />}
                heading="h2"
                widest={360}
                eager={index === 0}
              />
            ))}
          </ul>
          {all && <AllProducts {...all} />}
          <PageLinks view={view} />
        </div>
      </div>
    </div>
  )
}
