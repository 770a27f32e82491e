import { data, Form } from 'react-router'
import { findRemovedProduct } from '#commerce/editing/products/product-edit-store.server.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/removed-product-page.ts'
import styles from './editor.module.css'

export const middleware = [allow('products.edit')]

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readPathId(params.id)
  const product = await findRemovedProduct(context.get(shopContext).db, id)
  if (!product) throw data(null, { status: 404 })
  return { id, title: product.title }
}

/** A product that was removed, which comes back with one button. */
export default function RemovedProductPage({ loaderData: { id, title } }: Route.ComponentProps) {
  const { status, text, restore } = messages.removed
  return (
    <>
      <PageHead title={title} note={status} trail={[{ to: '/office/products', label: messages.products }]} />
      <Form method="post" action="/office/products/restore" className={styles.stack}>
        <input type="hidden" name="pick" value={id} />
        <input type="hidden" name="returnTo" value={`/office/products/${id}`} />
        <p>{text}</p>
        <div className="actions">
          <button type="submit" className="button main">
            {restore}
          </button>
        </div>
      </Form>
    </>
  )
}
