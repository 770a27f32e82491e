import { href, Link } from 'react-router'
import { allProductsQuery } from '../../../commerce/catalog-index/listing-query.ts'
import { formatNumber } from '../../../messages/format.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { shopContext } from '../../../web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import type { Route } from './+types/brands-page.ts'
import styles from './brands-page.module.css'

/** The brands that have products. */
export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(shopContext).catalog
  const { counts } = index.list(allProductsQuery)
  return {
    brands: index.taxonomy.brands
      .map(({ slug, name }, position) => ({ slug, name, count: counts.brands[position]! }))
      .filter(({ count }) => count > 0),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: sharedMessages.brands, path: href('/brands') })
}

export default function BrandsPage({ loaderData: { brands } }: Route.ComponentProps) {
  const trail = [
    { name: sharedMessages.home, to: href('/') },
    { name: sharedMessages.shop, to: href('/Shop/:category?') },
  ]
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={sharedMessages.brands} />
      <h1 className={styles.title}>{sharedMessages.brands}</h1>
      <ul className={`quiet-links ${styles.brands}`}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={href('/brands/:brand', { brand: slug })}>{name}</Link>{' '}
            <span>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
