import { type ReactNode, useMemo, useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { productRecord } from '#commerce/catalog/products/product-records.server.ts'
import { findRemovedProduct } from '#commerce/editing/products/product-edit-store.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { rowOfProductField } from '#commerce/editing/products/row-of-product-field.ts'
import { saveProduct } from '#commerce/editing/products/save-product.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, readPathId, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { askAboutConflicts, refuseEdits } from '../../edits/edit-answer.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { loadUses } from '../../records/uses/load-uses.server.ts'
import { KeptNote, keptId, UsedInList } from '../../records/uses/used-in-list.tsx'
import { SplitPage } from '../../ui/block.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { unpackRows } from '../grid/sheet-rows.ts'
import { useIsSheet } from '../grid/use-grid-session.ts'
import { shownCells, VariantGrid } from '../grid/variant-grid.tsx'
import type { Route } from './+types/product-editor-page.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { ComparisonNote } from './comparison-note.tsx'
import { editorFieldLabel, editorFields, sentValues } from './editor-fields.server.ts'
import { DetailFields, RelatedFields } from './editor-rows.tsx'
import { DownloadFields } from './files/download-fields.tsx'
import { type EditedProduct, loadProductEditor } from './load-product-editor.server.ts'
import { OptionSummary } from './option-summary.tsx'
import { PictureFields } from './pictures/picture-fields.tsx'
import { SideFields } from './side-fields.tsx'

/** All cells of the most variants, with what they showed. */
const maxBytes = 2 * 1024 * 1024

/** The same each time, so that the grid is not rendered again. */
const noErrors = {}

export const middleware = [allow('products.edit'), acceptForm(editorFields, { maxBytes })]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { currency, timeZone } = await shop.settings()
  const id = readPathId(params.id)
  const product = await readProductEdit(shop.db, id)
  if (!product)
    throw (await findRemovedProduct(shop.db, id))
      ? redirect(`/office/products/${id}/removed`)
      : data(null, { status: 404 })
  const page = readWholeNumber(url.searchParams.get('variants')) ?? 1
  const editor = await loadProductEditor(shop.db, id, product, page)
  const { id: staffId, role } = context.get(staffContext)
  const row = { id, slug: editor.shown.slug! }
  const uses = await loadUses(shop.db, productRecord, { row, role })
  return { ...editor, uses, currency, timeZone, staffId, key: newToken() }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, editorFields)
  if (!input.ok)
    return Object.keys(input.errors).length > 0
      ? refuseEdits({ base: {}, mine: input.typed }, recordErrorTexts(input.errors))
      : refuseInput(args)
  const { context, params, request, url } = args
  const shop = context.get(shopContext)
  const { timeZone } = await shop.settings()
  const origin = { ...formOrigin(args), key: input.values.key }
  const edits = sentValues(input.values, timeZone)
  const id = readPathId(params.id)
  const saved = await saveProduct(shop.db, origin, { id, ...edits, stockReason: input.values.stock_reason })
  if (saved.ok) {
    const { changeSet } = saved
    const text = changeSet === null ? messages.unchanged : messages.saved
    return redirectWithNotice(request, url.pathname + url.search, { text, changeSet })
  }
  if (saved.reason === 'not-found') throw data(null, { status: 404 })
  if (saved.reason === 'invalid') return refuseEdits(edits, recordErrorTexts(saved.errors))
  const product = await readProductEdit(shop.db, id)
  return askAboutConflicts(shop.db, saved, {
    ...edits,
    label: field => (product ? editorFieldLabel(field, product) : field),
    row: field => rowOfProductField(id, field),
  })
}

/** Everything about a product on one page, saved at once. */
export default function ProductEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, shown, version, staffId, uses } = loaderData
  const errors: Record<string, string | undefined> = actionData?.errors ?? noErrors
  const editor = { ...loaderData, values: { ...shown, ...actionData?.typed } }
  const { packedRows, options, page, rowsPerPage } = loaderData
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other options
  const rows = useMemo(() => unpackRows(packedRows, options), [packedRows])
  const isSheet = useIsSheet()
  const cells = isSheet ? {} : shownCells(rows.slice((page - 1) * rowsPerPage, page * rowsPerPage))
  const status =
    shown.visibility === 'published' || shown.visibility === 'draft' ? shown.visibility : 'scheduled'
  return (
    <>
      <PageHead
        title={shown.title!}
        note={messages.status[status]}
        trail={[{ to: '/office/products', label: messages.products }]}
        actions={<EditorActions id={id} isPublished={status === 'published'} isKept={uses.keptBy !== null} />}
      />
      <KeptNote uses={uses} />
      <DraftForm
        draftKey={`${staffId}:product-${id}`}
        version={version}
        shown={{ ...shown, ...cells }}
        answer={actionData}
        save={messages.save}
      >
        <input type="hidden" name="key" value={loaderData.key} />
        <ProductFields data={editor} errors={errors}>
          <VariantGrid data={{ ...loaderData, rows, typed: actionData?.typed ?? {} }} errors={errors} />
        </ProductFields>
      </DraftForm>
      {uses.keptBy && <UsedInList uses={uses} />}
      <form
        id="upload"
        method="post"
        action={`/office/products/${id}/pictures`}
        encType="multipart/form-data"
      />
      <form
        id="upload-files"
        method="post"
        action={`/office/products/${id}/files`}
        encType="multipart/form-data"
      />
    </>
  )
}

interface ProductFieldsProps {
  data: Route.ComponentProps['loaderData'] & EditedProduct
  errors: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

function ProductFields({ data, errors, children }: ProductFieldsProps) {
  const [categories, setCategories] = useState(() => data.values.categories!.split(', '))
  return (
    <SplitPage aside={<SideFields data={data} onCategories={setCategories} errors={errors} />}>
      <DetailFields values={data.values} errors={errors} />
      <AttributeFields data={data} categories={categories} errors={errors} />
      <PictureFields data={data} errors={errors} />
      <DownloadFields data={data} errors={errors} />
      <RelatedFields values={data.values} errors={errors} titles={data.titles} />
      <OptionSummary data={data} />
      <ComparisonNote data={data} />
      {children}
    </SplitPage>
  )
}

/** Removes or copies the product, and shows its page in the shop: a preview before it's published. */
function EditorActions({ id, isPublished, isKept }: { id: number; isPublished: boolean; isKept: boolean }) {
  return (
    <>
      <Form method="post" action="/office/products/remove">
        <input type="hidden" name="pick" value={id} />
        <input type="hidden" name="returnTo" value={isKept ? `/office/products/${id}` : '/office/products'} />
        <button type="submit" className="button bare" aria-describedby={isKept ? keptId : undefined}>
          {messages.remove}
        </button>
      </Form>
      <Form method="post" action={`/office/products/${id}/duplicate`}>
        <button type="submit" className="button outlined">
          <OfficeIcon name="copy" />
          {messages.duplicate.button}
        </button>
      </Form>
      <a className="button outlined" href={`/office/products/${id}/preview`} target="_blank" rel="noopener">
        <OfficeIcon name="eye" />
        {isPublished ? messages.viewInShop : messages.preview}
      </a>
    </>
  )
}
