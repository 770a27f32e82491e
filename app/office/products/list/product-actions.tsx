import { Form, useLocation } from 'react-router'
import type { BulkKind } from '#commerce/editing/products/bulk/bulk-change.ts'
import { bulkMessages } from '#messages/office/bulk-changes.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import styles from './product-actions.module.css'

/** The id of the form that the checkboxes of the list belong to. */
export const productActionsForm = 'product-actions'

interface ProductActionsProps {
  isOfRemoved: boolean
  /** In words: of this page and the others. */
  total: string
  hasMore: boolean
  kinds: readonly BulkKind[]
}

/** Changes the picked products, or all of the list. It appears with the first one; Undo follows. */
export function ProductActions({ isOfRemoved, total, hasMore, kinds }: ProductActionsProps) {
  const { pathname, search } = useLocation()
  const direct = isOfRemoved ? 'restore' : 'remove'
  return (
    <Form
      method="post"
      id={productActionsForm}
      action="/office/products/bulk"
      className={styles.bar}
      key={search}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <b>{texts.selected}</b>
      {hasMore && !isOfRemoved && (
        <label className="check">
          <input type="checkbox" name="all" value="yes" /> {bulkMessages.allMatching(total)}
        </label>
      )}
      <div className="actions">
        {!isOfRemoved &&
          kinds.map(kind => (
            <button key={kind} type="submit" name="kind" value={kind} className="button outlined">
              {bulkMessages.kinds[kind]}
            </button>
          ))}
        <button type="submit" className="button outlined" formAction={`/office/products/${direct}`}>
          {texts.actions[direct]}
        </button>
      </div>
    </Form>
  )
}
