import { data, href } from 'react-router'
import { cardsInCategory, cardsWithWords, findCollection } from '../../commerce/catalog/card-store.server.ts'
import { findCategory, readFacets } from '../../commerce/catalog/facet-store.server.ts'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import type { Db } from '../../db/schema.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ProductCardItem } from '../../ui/card/product-card-item.tsx'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import { useSurroundings } from '../use-surroundings.ts'
import type { Route } from './+types/listing-page.ts'
import { FilterPanel } from './filter-panel.tsx'
import styles from './listing-page.module.css'
import { ListingTools } from './listing-tools.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, kept } = context.get(shopContext)
  const facets = await kept.get('facets', () => readFacets(db))
  if (params.category !== undefined) return { facets, ...(await categoryListing(db, params.category)) }
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? ''
  if (words !== '') return { facets, ...(await foundListing(db, words)) }
  return { facets, ...(await kept.get('featured', () => featuredListing(db))) }
}

interface Listing {
  title: string
  /** Undefined for what a search found: it is a part of the shop under another name. */
  path: string | undefined
  /** A part of the shop has the way back to the whole. */
  isPart: boolean
  cards: ProductCard[]
}

async function featuredListing(db: Db): Promise<Listing> {
  const cards = (await findCollection(db, 'featured'))?.cards ?? []
  return { title: 'Shop', path: href('/Shop/:category?'), isPart: false, cards }
}

async function categoryListing(db: Db, slug: string): Promise<Listing> {
  const category = await findCategory(db, slug)
  if (!category) throw data(null, { status: 404 })
  const path = href('/Shop/:category?', { category: category.slug })
  return { title: category.name, path, isPart: true, cards: await cardsInCategory(db, category.id) }
}

async function foundListing(db: Db, words: string): Promise<Listing> {
  const cards = await cardsWithWords(db, words.split(/\s+/).slice(0, 10))
  return { title: `Results for “${words}”`, path: undefined, isPart: true, cards }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
}

export default function ListingPage({ loaderData: { title, isPart, cards, facets } }: Route.ComponentProps) {
  const { pageSize, pageSizes } = useSurroundings().settings
  const shop = isPart ? [{ name: 'Shop', to: href('/Shop/:category?') }] : []
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: 'Home', to: href('/') }, ...shop]} current={title} />
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
