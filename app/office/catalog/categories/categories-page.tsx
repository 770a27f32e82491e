import { Link } from 'react-router'
import { treeRows } from '#commerce/catalog/categories/category-tree.ts'
import { readTreeCategories } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { catalogRecordMessages } from '#messages/office/catalog-records.ts'
import { categoryTreeMessages as texts } from '#messages/office/categories.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { countListed } from '../../records/count-listed.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MovableRows } from '../../ui/move/movable-rows.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/categories-page.ts'
import styles from './categories.module.css'
import { CategoryRow } from './category-row.tsx'

export const middleware = [allow('products.edit')]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, catalog } = context.get(shopContext)
  const rows = treeRows(await readTreeCategories(db))
  const counts = countListed(catalog.index, 'categories')
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return rows.map(({ id, slug, name, parent_id, depth, moves }) => ({
    ...{ id, slug, name, depth, moves, products: counts.get(slug) ?? 0 },
    parent: parent_id === null ? null : names.get(parent_id)!,
  }))
}

/** All categories as a tree, to move, add and open. */
export default function CategoriesPage({ loaderData: rows }: Route.ComponentProps) {
  const { title, intro, add, empty } = catalogRecordMessages.category
  return (
    <>
      <PageHead
        title={title}
        trail={[{ to: '/office/catalog', label: frameMessages.pages.catalog }]}
        actions={
          <Link className="button main" to="/office/catalog/categories/new">
            {add}
          </Link>
        }
      />
      <p className="soft">
        {intro} {texts.counts} <span className="wide-only">{texts.keys}</span>
      </p>
      {rows.length === 0 && <EmptyState text={empty} />}
      <MovableRows version={rows}>
        <ol className={styles.tree}>
          {rows.map(row => (
            <CategoryRow key={row.id} row={row} />
          ))}
        </ol>
      </MovableRows>
    </>
  )
}
