import { href, Link } from 'react-router'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { readBestSellerPictures } from '../../layout-data/best-seller-pictures.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { addPageHead } from '../../search-engines/page-head.server.ts'
import type { Route } from './+types/brands-page.ts'
import styles from './brands-page.module.css'

/** A longer list is easier to scan as names. */
const maxPictures = 24

/** The brands that have products, each with the picture of a best seller. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { db, catalog } = shop
  const { counts } = catalog.index.list(allProductsQuery)
  const brands = catalog.index.taxonomy.brands
    .map(({ slug, name }, position) => ({ slug, name, position, count: counts.brands[position]! }))
    .filter(({ count }) => count > 0)
  const pictured = brands.length > maxPictures ? [] : brands
  const pictures = await readBestSellerPictures(
    db,
    catalog.index,
    pictured.map(({ position }) => ({ brands: [position] })),
  )
  const title = sharedMessages.brands
  const trail = [
    { name: sharedMessages.home, to: href('/') },
    { name: sharedMessages.shop, to: href('/Shop/:category?') },
  ]
  await addPageHead(shop, {
    title,
    path: href('/brands'),
    trail,
    picture: pictures[0],
    request,
    document: context.get(documentContext),
  })
  return {
    trail,
    brands: brands.map(({ slug, name, count }, at) => {
      const picture = pictures[at]
      return { slug, name, count, picture: picture ? { ...picture, alt: '' } : null }
    }),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: sharedMessages.brands, path: href('/brands') })
}

export default function BrandsPage({ loaderData: { brands, trail } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={sharedMessages.brands} />
      <h1 className={styles.title}>{sharedMessages.brands}</h1>
      <ul className={styles.brands}>
        {brands.map(({ slug, name, count, picture }, at) => (
          <li key={slug}>
            {picture && (
              <div className="picture-frame">
                <PictureView
                  picture={picture}
                  sizes="(max-width:45rem) 50vw,16rem"
                  maxWidth={828}
                  eager={at === 0}
                />
              </div>
            )}
            <Link to={href('/brands/:brand', { brand: slug })}>{name}</Link>{' '}
            <span>{sharedMessages.productCount({ count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
