import { data } from 'react-router'
import { cardsInCategory, cardsWithWords, findCollection } from '../../commerce/catalog/card-store.server.ts'
import { findCategory, readFacets } from '../../commerce/catalog/facet-store.server.ts'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import type { Db } from '../../db/schema.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ProductCardItem } from '../../ui/card/product-card.tsx'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import { useSurroundings } from '../surroundings.ts'
import type { Route } from './+types/listing-page.ts'
import { FilterPanel } from './filter-panel.tsx'
import styles from './listing-page.module.css'
import { ListingTools } from './listing-tools.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, kept } = context.get(shopContext)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const facets = await kept.get('facets', () => readFacets(db))
  if (params.category !== undefined) return { facets, ...(await categoryListing(db, params.category)) }
  if (words !== '') return { facets, title: `Results for “${words}”`, cards: await found(db, words) }
  return { facets, title: 'Shop', cards: (await findCollection(db, 'featured'))?.cards ?? [] }
}

async function categoryListing(db: Db, slug: string): Promise<{ title: string; cards: ProductCard[] }> {
  const category = await findCategory(db, slug)
  if (!category) throw data(null, { status: 404 })
  return { title: category.name, cards: await cardsInCategory(db, category.id) }
}

function found(db: Db, words: string): Promise<ProductCard[]> {
  return cardsWithWords(db, words.split(/\s+/).slice(0, 10))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData?.title)
}

export default function ListingPage({ loaderData: { title, cards, facets } }: Route.ComponentProps) {
  const { pageSize, pageSizes } = useSurroundings().settings
  const trail = title === 'Shop' ? [] : [{ name: 'Shop', to: '/Shop' }]
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: 'Home', to: '/' }, ...trail]} current={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.listing}>
        <FilterPanel facets={facets} />
        <div>
          <ListingTools count={cards.length} pageSize={pageSize} pageSizes={pageSizes} />
          {cards.length === 0 && <p>No product fits. Try fewer or other words.</p>}
          <ul className={styles.grid}>
            {cards.map((card, index) => (
              <ProductCardItem key={card.slug} card={card} heading="h2" widest={360} eager={index === 0} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
