import { Link } from 'react-router'
import { type CategoryMove, categoryMoves } from '#commerce/catalog/categories/category-tree.ts'
import { categoryTreeMessages as texts } from '#messages/office/categories.ts'
import { productListPath } from '../../products/list/product-list-url.ts'
import { MoveButtons } from '../../ui/move/move-buttons.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './categories.module.css'

export interface ShownCategory {
  id: number
  slug: string
  name: string
  /** The name of the category above. */
  parent: string | null
  depth: number
  moves: CategoryMove[]
  products: number
}

/** Deeper categories are indented like these. */
const maxIndent = 5

/** A line of the tree. */
export function CategoryRow({ row }: { row: ShownCategory }) {
  const { id, slug, name, parent, depth, moves, products } = row
  const path = `/office/catalog/categories/${slug}`
  return (
    <li data-row>
      <span className={styles.indents}>
        {Array.from({ length: Math.min(depth, maxIndent) }, (_, level) => (
          <span key={level} />
        ))}
      </span>
      <Link className={styles.name} to={path} data-row-link>
        {name}
        {parent !== null && <span className="visually-hidden">, {texts.below(parent)}</span>}
        <span className={`phone-only ${styles.onCard}`}>{texts.products(products)}</span>
      </Link>
      <Link
        className={styles.count}
        to={productListPath({ category: slug })}
        aria-label={`${texts.productsOf(name)}: ${texts.products(products)}`}
      >
        {texts.products(products)}
      </Link>
      <Link
        className={`button bare ${styles.add}`}
        to={`/office/catalog/categories/new?parent=${encodeURIComponent(slug)}`}
      >
        <OfficeIcon name="plus" />
        <span>
          {texts.addBelow}
          <span className="visually-hidden"> {name}</span>
        </span>
      </Link>
      <MoveButtons
        action={`${path}/move`}
        id={String(id)}
        name={name}
        directions={categoryMoves}
        possible={moves}
      />
    </li>
  )
}
