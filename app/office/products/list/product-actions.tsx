import { Form, useLocation } from 'react-router'
import { productListMessages as texts } from '../../../messages/office/products.ts'
import styles from './product-actions.module.css'

/** The id of the form that the checkboxes of the list belong to. */
export const productActionsForm = 'product-actions'

/** Changes the picked products. It appears with the first one; Undo follows. */
export function ProductActions({ isOfRemoved }: { isOfRemoved: boolean }) {
  const { pathname, search } = useLocation()
  const actions = isOfRemoved ? (['restore'] as const) : (['publish', 'unpublish', 'remove'] as const)
  return (
    <Form
      method="post"
      id={productActionsForm}
      action="/office/products/publish"
      className={styles.bar}
      key={search}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <b>{texts.selected}</b>
      <div className="actions">
        {actions.map(action => (
          <button
            key={action}
            type="submit"
            className="button outlined"
            formAction={`/office/products/${action}`}
          >
            {texts.actions[action]}
          </button>
        ))}
      </div>
    </Form>
  )
}
