import { Link } from 'react-router'
import { maxCountedOfTag, readTags, type TagRow } from '#commerce/catalog/products/tags/tag-store.server.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { tagMessages as texts } from '#messages/office/tags.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { productListPath } from '../../products/list/product-list-url.ts'
import { mergePath } from '../../records/merge-path.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listPath, pageOf } from '../../ui/list/list-address.ts'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { RecordTools } from '../../ui/list/record-tools.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import type { Route } from './+types/tags-page.ts'
import styles from './tags-page.module.css'

export const middleware = [allow('products.edit')]

const pageSize = 50
const maxLength = 100

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams, maxLength)
  const after = (url.searchParams.get('after') ?? '').slice(0, maxLength).toWellFormed()
  const rows = await readTags(context.get(shopContext).db, { search, after, limit: pageSize + 1 })
  const { shown, last } = pageOf(rows, pageSize)
  return {
    ...{ search, after },
    rows: shown.map(({ tag, products }) => ({ tag, products: texts.count(products, maxCountedOfTag) })),
    next: last?.tag ?? null,
  }
}

type ShownTag = Pick<TagRow, 'tag'> & { products: string }

const columns: RecordColumn<ShownTag>[] = [
  { ...{ id: 'tag', head: texts.tag, card: 'name' }, cell: ({ tag }) => tag },
  {
    ...{ id: 'products', head: texts.products, width: 8, isNumber: true, card: 'action' },
    cell: productsLink,
  },
  { ...{ id: 'products-desk', head: texts.products, width: 8, isNumber: true }, cell: productsLink },
]

function productsLink({ tag, products }: ShownTag) {
  return (
    <Link
      className={`link ${styles.products}`}
      to={productListPath({ tag })}
      aria-label={texts.productsOf(products, tag)}
    >
      {products}
      <span className="phone-only"> {texts.onCard(products)}</span>
    </Link>
  )
}

/** All tags with the number of their products. A tag opens the page to rename and merge it. */
export default function TagsPage({ loaderData }: Route.ComponentProps) {
  const { search, after, rows, next } = loaderData
  const pagePath = (after?: string) => listPath('/office/catalog/tags', { q: search, after })
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: '/office/catalog', label: frameMessages.pages.catalog }]} />
      <p className="soft">{texts.intro}</p>
      <RecordTools label={texts.search} placeholder={texts.placeholder} query={search} />
      {rows.length === 0 ? (
        <EmptyState
          text={search ? texts.noneFound : texts.none}
          {...(search
            ? { action: { to: '/office/catalog/tags', label: texts.showAll } }
            : { action: { to: '/office/products', label: texts.toProducts } })}
        />
      ) : (
        <RecordTable<ShownTag>
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ tag }) => tag}
          rowTo={({ tag }) => mergePath('tags', tag)}
        />
      )}
      {(after || next !== null) && (
        <ListPager
          previousTo={after ? pagePath() : undefined}
          nextTo={next === null ? undefined : pagePath(next)}
          labels={{ previous: texts.firstPage, next: texts.nextPage }}
        />
      )}
    </>
  )
}
