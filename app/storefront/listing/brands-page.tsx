import { href, Link } from 'react-router'
import { everything } from '../../commerce/finding/listing-query.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/brands-page.ts'
import styles from './brands-page.module.css'
import { wholeShop } from './listing-part.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Every brand that has something to sell. */
export function loader({ context }: Route.LoaderArgs) {
  const { model } = context.get(shopContext).catalog
  const { counts } = model.list(everything)
  const brands = model.taxonomy.brands
    .map(({ slug, name }, place) => ({ slug, name, count: counts.brands[place]! }))
    .filter(({ count }) => count > 0)
  return { brands, shop: { name: wholeShop.title, to: wholeShop.path } }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Brands', path: href('/brands') })
}

export default function BrandsPage({ loaderData: { brands, shop } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: 'Home', to: href('/') }, shop]} current="Brands" />
      <h1 className={styles.title}>Brands</h1>
      <ul className={`quiet-links ${styles.brands}`}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={href('/brands/:brand', { brand: slug })}>{name}</Link>{' '}
            <span>{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
