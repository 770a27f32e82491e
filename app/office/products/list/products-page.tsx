import { Link } from 'react-router'
import { readAttributes } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { maxCountedProducts } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import { readProductList } from '#commerce/catalog/products/staff-list/read-product-list.server.ts'
import { offeredKinds } from '#commerce/editing/products/bulk/bulk-change.ts'
import { productFormChoices } from '#commerce/editing/products/product-form-choices.server.ts'
import { can } from '#commerce/people/staff/role.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { RecordTools } from '../../ui/list/record-tools.tsx'
import { ViewTabs } from '../../ui/list/view-tabs.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import type { Route } from './+types/products-page.ts'

import { attributeChoices } from './attribute-choices.ts'
import { countTabs } from './count-tabs.server.ts'
import { ProductActions, productActionsForm } from './product-actions.tsx'
import { type ListedProduct, productColumns } from './product-columns.tsx'
import { chipsOf, ProductFilters } from './product-filters.tsx'
import {
  filterNames,
  type ProductListUrl,
  parseKey,
  productKeyText,
  productListPath,
  productPagePath,
  productSort,
  readProductListUrl,
  toProductFilter,
} from './product-list-url.ts'
import { productTabs } from './product-tabs.ts'

export const middleware = [allow('products.read')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const { lowStock, currency } = await settings()
  const list = readProductListUrl(url.searchParams)
  const sort = productSort(list)
  const { categories, brands, taxClasses } = await productFormChoices(db)
  const attributes = await readAttributes(db)
  const { rows, total, previous, next } = await readProductList(db, {
    ...{ filter: toProductFilter(list, currency), sort, lowStock },
    after: parseKey(url.searchParams.get('after'), sort),
    before: parseKey(url.searchParams.get('before'), sort),
  })
  return {
    list,
    total: texts.total(total, maxCountedProducts),
    lowStock,
    rows: rows.map(({ publish_at, ...row }) => ({
      ...row,
      publishedFrom: publish_at === null ? null : formatShopDate(publish_at),
    })),
    choices: { categories, brands, attributes: attributeChoices(attributes) },
    counts: await countTabs(db, { currency, lowStock }),
    previous: previous && productKeyText(previous),
    next: next && productKeyText(next),
    bulkKinds: offeredKinds({ hasTaxClasses: taxClasses.length > 0, hasAttributes: attributes.length > 0 }),
    mayEdit: can(context.get(staffContext).role, 'products.edit'),
  }
}

/** All products, with filters, search, and actions on several of them. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, total, lowStock, previous, next, mayEdit } = loaderData
  const hasFilters = productListPath(list) !== productListPath({})
  return (
    <>
      <PageHead
        title={texts.title}
        note={list.sort === 'best-selling' ? `${total}, ${texts.salesCounted}` : total}
        actions={
          mayEdit && (
            <Link className="button outlined" to="/office/products/new">
              <OfficeIcon name="plus" />
              {texts.newProduct}
            </Link>
          )
        }
      />
      <ViewTabs
        label={texts.views}
        tabs={productTabs.map(({ id, list: view }) => ({
          to: productListPath(view),
          label: texts.tabs[id],
          count: loaderData.counts[id],
          isCurrent: isView(list, view),
        }))}
      />
      <RecordTools
        label={texts.search}
        placeholder={texts.placeholder}
        query={list.q}
        keep={(['state', ...filterNames] as const).flatMap(name => (list[name] ? [[name, list[name]]] : []))}
        chips={chipsOf(loaderData)}
        filters={<ProductFilters {...loaderData} />}
      />
      {rows.length === 0 ? (
        <EmptyState
          text={hasFilters ? texts.noneFound : texts.none}
          {...(hasFilters && { action: { to: productListPath({}), label: texts.showAll } })}
        />
      ) : (
        <RecordTable<ListedProduct>
          caption={texts.caption}
          columns={productColumns(lowStock)}
          rows={rows}
          rowKey={({ id }) => id}
          rowTo={productPagePath}
          {...(mayEdit && { pick: { form: productActionsForm, label: ({ title }) => title } })}
        />
      )}
      {(previous || next) && (
        <ListPager
          previousTo={previous ? productListPath(list, { before: previous }) : undefined}
          nextTo={next ? productListPath(list, { after: next }) : undefined}
        />
      )}
      {mayEdit && rows.length > 0 && (
        <ProductActions
          isOfRemoved={list.state === 'removed'}
          total={total}
          hasMore={previous !== null || next !== null}
          kinds={loaderData.bulkKinds}
        />
      )}
    </>
  )
}

/** Whether the list has just what a tab has, whatever is searched. */
function isView(list: ProductListUrl, view: Partial<ProductListUrl>): boolean {
  return (['state', ...filterNames] as const).every(
    name => name === 'sort' || list[name] === (view[name] ?? ''),
  )
}
