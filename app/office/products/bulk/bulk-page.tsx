import { data, redirect } from 'react-router'
import { readAttributes } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { readCompanies } from '#commerce/catalog/companies/company-store.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import {
  type BulkPlan,
  bulkKinds,
  type ProductSelection,
} from '#commerce/editing/products/bulk/bulk-change.ts'
import {
  type BulkPreview,
  findBulkPreview,
} from '#commerce/editing/products/bulk/bulk-preview-store.server.ts'
import { previewBulkChange } from '#commerce/editing/products/bulk/preview-bulk-change.server.ts'
import { readTaxClasses } from '#commerce/selling/taxes/tax-store.server.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { productPagePath } from '../list/product-list-url.ts'
import type { Route } from './+types/bulk-page.ts'
import styles from './bulk-bar.module.css'
import { ProductBulkBar } from './bulk-bar.tsx'
import { bulkColumns } from './bulk-columns.tsx'
import { bulkPreviewPath } from './bulk-preview-path.ts'
import { loadBulkPreview } from './load-bulk-preview.server.ts'
import { parseBulkAction, type TypedAction } from './parse-bulk-action.server.ts'

const text = typedField({ max: 200 })
const fields = {
  /** Switches to another kind of change. */
  kind: optionalField(choiceField(bulkKinds)),
  /** Leaves out this product, or all that are warned about. */
  leave: optionalField(idField),
  leaveWarned: optionalField(choiceField(['yes'])),
  ...{ change: text, value: text, rounding: text, compareAt: text, category: text, tag: text, at: text },
  ...{ fact: text, field: text, country: text, company: text },
  taxClass: typedField({ max: 1000 }),
}

export const middleware = [allow('products.edit'), acceptForm(fields)]

export async function loader({ context, params, url, request }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const preview = await findBulkPreview(db, params.preview, context.get(staffContext).id)
  if (!preview) throw redirectWithNotice(request, '/office/products', { text: texts.gone })
  const page = readWholeNumber(url.searchParams.get('page')) ?? 1
  const { currency, timeZone } = await settings()
  return { ...(await loadBulkPreview(db, preview, page)), currency, timeZone }
}

/** Shows the differences of another action, or without some products: as a new preview. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { context, params, request } = args
  const { db, settings } = context.get(shopContext)
  const staffId = context.get(staffContext).id
  const preview = await findBulkPreview(db, params.preview, staffId)
  if (!preview) return redirectWithNotice(request, '/office/products', { text: texts.gone })
  const { currency, timeZone, lowStock } = await settings()
  const now = new Date()
  const { kind, leave, leaveWarned, ...values } = input.values
  const isAdjusted = kind || leave || leaveWarned
  const typed = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as TypedAction
  const facts = async () => ({
    ...{ currency, timeZone, now, categories: await readCategoryChoices(db) },
    taxClasses: await readTaxClasses(db),
    attributes: await readAttributes(db),
    companies: await readCompanies(db),
  })
  const parsed = isAdjusted ? undefined : parseBulkAction(preview.request.kind, typed, await facts())
  if (parsed && !parsed.ok) return data({ errors: parsed.errors, typed }, { status: 422 })
  const bulk = parsed ? { ...preview.request, action: parsed.action, typed } : adjusted(preview, kind, leave)
  const made = await previewBulkChange(db, bulk, { staffId, currency, lowStock, now })
  if (made.ok) return redirect(bulkPreviewPath(made.id), 303)
  return redirectWithNotice(request, preview.request.returnTo, { text: texts.refused[made.reason] })
}

function adjusted(
  { request, plan }: BulkPreview,
  kind: BulkPreview['request']['kind'] | undefined,
  leave: number | undefined,
) {
  if (kind && !leave) return { ...request, kind, action: null, typed: {} }
  return { ...request, selection: leaveOut(request.selection, plan, leave) }
}

/** Shows the difference that a change makes to each product, before it's saved. */
export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, rows, returnTo, previous, next, hasAction } = loaderData
  const typed = { ...loaderData.typed, ...actionData?.typed }
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: returnTo, label: texts.products }]} />
      <div className={styles.page}>
        <RecordTable
          caption={texts.caption}
          columns={bulkColumns(kind, hasAction)}
          rows={rows}
          rowKey={row => row.id}
          rowTo={productPagePath}
          isQuiet={({ isChanged }) => hasAction && !isChanged}
        />
        {(previous || next) && <ListPager previousTo={previous} nextTo={next} />}
        <ProductBulkBar key={id} preview={{ ...loaderData, typed }} errors={actionData?.errors ?? {}} />
      </div>
    </>
  )
}

/** The selection without a product, by its id, or else without all that the plan warns about. */
function leaveOut(selection: ProductSelection, plan: BulkPlan, leave: number | undefined): ProductSelection {
  const gone = leave === undefined ? plan.warnings.map(({ product }) => product) : [leave]
  const known = gone.filter(id => plan.products.includes(id))
  return { ...selection, leftOut: [...new Set([...selection.leftOut, ...known])] }
}
