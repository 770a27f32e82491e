import { Link } from 'react-router'
import type { VariantSelection } from '#commerce/catalog/products/variant-selection.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { productMessages as texts } from '#messages/product.ts'
import { BackInStockForm } from '../back-in-stock/back-in-stock-form.tsx'
import styles from './product-page.module.css'

interface SoldOutProps {
  selection: VariantSelection
  /** The first category of the product. */
  category: { name: string; to: string } | undefined
}

/** Offers an email when the variant is back. A shop that sends none offers the wish list and the category instead. */
export function SoldOut({ selection: { isComplete, variant }, category }: SoldOutProps) {
  if (!sendsEmails())
    return (
      <p className={styles.choose}>
        {texts.soldOutForNow}{' '}
        {category && <Link to={category.to}>{texts.othersLikeIt({ category: category.name })}</Link>}
      </p>
    )
  return isComplete ? (
    <BackInStockForm key={variant.sku} sku={variant.sku} />
  ) : (
    <p className={styles.choose}>{texts.chooseForAlert}</p>
  )
}
