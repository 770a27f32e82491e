import { data } from 'react-router'
import { maxFileBytes, maxFilesOfProduct } from '#commerce/catalog/files/product-file.ts'
import { addProductFiles } from '#commerce/editing/products/files/add-product-files.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { saveUploads } from '#web/uploads/save-uploads.server.ts'
import type { Route } from './+types/add-files.ts'

const files = {
  files: { maxFiles: 5, maxBytes: maxFileBytes, contentTypes: ['application/pdf'], isRequired: true },
}

export const middleware = [allow('products.edit'), acceptForm({}, { files })]

/** Adds uploaded PDFs to a product. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { db, pictures } = context.get(shopContext)
  const id = readPathId(params.id)
  if (!(await readProductEdit(db, id))) throw data(null, { status: 404 })
  const texts = productEditorMessages.files
  const back = (text: string, changeSet: number | null = null) =>
    redirectWithNotice(request, `/office/products/${id}`, { text, changeSet })
  const uploaded = await saveUploads(args, files, texts, async (content, name) => {
    const file = await pictures.saveDownload(content)
    return file && { ...file, name }
  })
  if (!uploaded.ok) return back(uploaded.error)
  const { saved } = uploaded
  const outcome = await addProductFiles(db, formOrigin(args), id, saved)
  return outcome.ok
    ? back(texts.added(saved.length), outcome.changeSet)
    : back(texts.tooMany(maxFilesOfProduct))
}
