import { readFile } from 'node:fs/promises'
import { data } from 'react-router'
import type { PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addProductPictures } from '#commerce/editing/products/add-product-pictures.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { readFiles } from '#web/uploads/uploaded-files.server.ts'
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
  const { added, unreadable, choose } = productEditorMessages.pictures
  const back = (text: string, changeSet: number | null = null) =>
    redirectWithNotice(request, `/office/products/${id}`, { text, changeSet })
  const input = readFiles(args, files)
  if (!input.ok) {
    const { code, params } = Object.values(input.errors)[0]!
    return back(code === 'missing' ? choose : inputErrorText({ code, params }))
  }
  const saved: PictureMaster[] = []
  for (const { path, name } of input.files.pictures) {
    const picture = await pictures.saveEncoded(await readFile(path), 'product')
    if (!picture) return back(unreadable(name))
    saved.push(picture)
  }
  const actor = staffActor(context.get(staffContext))
  const outcome = await addProductPictures(
    db,
    { actor, reason: '', cause: 'form', now: new Date() },
    id,
    saved,
  )
  return back(added(saved.length), outcome.ok ? outcome.changeSet : null)
}
