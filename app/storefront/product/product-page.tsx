import { data, href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { availabilityInWords, choose } from '../../commerce/catalog/choice.ts'
import { findProduct } from '../../commerce/catalog/product-store.server.ts'
import { loadBenefits, loadSettings } from '../../commerce/content/content-store.server.ts'
import { formatMoney } from '../../commerce/money.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import { useSurroundings } from '../use-surroundings.ts'
import type { Route } from './+types/product-page.ts'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product-page.module.css'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const slug = params.slug ?? (await loadSettings(db)).defaultProduct
  const product = await findProduct(db, slug)
  if (!product) throw data(null, { status: 404 })
  return { product, promises: (await loadBenefits(db)).map(benefit => benefit.text) }
}

/** Every variant is here already: a choice changes only the address, and the page answers without the network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { title, description, slug } = loaderData.product
  return pageMeta(matches, { title, description, path: href('/productDetails/:slug?', { slug }) })
}

export default function ProductPage({ loaderData: { product, promises } }: Route.ComponentProps) {
  const [wish] = useSearchParams()
  const { lowStock } = useSurroundings().settings
  const choice = choose(product, {
    color: wish.get('color'),
    size: wish.get('size'),
    status: wish.get('status'),
  })
  const { variant } = choice
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[
          { name: 'Home', to: href('/') },
          { name: 'Shop', to: href('/Shop/:category?') },
        ]}
        current={product.title}
      />
      <div className={styles.detail}>
        <Gallery pictures={choice.pictures} />
        <div className={styles.buy}>
          <h1>{product.title}</h1>
          {product.rating && (
            <p className={styles.rating}>
              <Stars stars={product.rating.stars} />
              {product.rating.reviews === 1 ? '1 Review' : `${product.rating.reviews} Reviews`}
            </p>
          )}
          <p className={styles.prices}>
            {variant.compareAtPrice !== null && (
              <s>
                <span className="visually-hidden">Before: </span>
                {formatMoney(variant.compareAtPrice)}
              </s>
            )}
            <strong className={variant.compareAtPrice === null ? undefined : styles.reduced}>
              {variant.compareAtPrice !== null && <span className="visually-hidden">Now: </span>}
              {formatMoney(variant.price)}
            </strong>
          </p>
          <BuyForm
            key={product.slug}
            product={product}
            choice={choice}
            availability={availabilityInWords(variant, lowStock)}
          />
          <p className={styles.promises}>{promises.join(' · ')}</p>
          <p className={styles.description}>{product.description}</p>
        </div>
      </div>
    </div>
  )
}
