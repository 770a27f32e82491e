import { data } from 'react-router'
import { addProductPictures } from '#commerce/editing/products/add-product-pictures.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { saveUploads } from '#web/uploads/save-uploads.server.ts'
import type { Route } from './+types/add-pictures.ts'

const contentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const files = { pictures: { maxFiles: 10, maxBytes: 20_000_000, contentTypes, isRequired: true } }

export const middleware = [allow('products.edit'), acceptForm({}, { files })]

/** Adds uploaded pictures to a product. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { db, pictures } = context.get(shopContext)
  const id = readPathId(params.id)
  if (!(await readProductEdit(db, id))) throw data(null, { status: 404 })
  const texts = productEditorMessages.pictures
  const back = (text: string, changeSet: number | null = null) =>
    redirectWithNotice(request, `/office/products/${id}`, { text, changeSet })
  const uploaded = await saveUploads(args, files, texts, content => pictures.saveEncoded(content, 'product'))
  if (!uploaded.ok) return back(uploaded.error)
  const outcome = await addProductPictures(db, formOrigin(args), id, uploaded.saved)
  return back(texts.added(uploaded.saved.length), outcome.ok ? outcome.changeSet : null)
}
