import { Form } from 'react-router'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import styles from '../../ui/list/bulk-bar.module.css'
import { packOneForm } from './order-columns.tsx'

/** The form that the checkboxes of the rows belong to. */
export const bulkForm = 'orders'

/** Appears with the first selected row. Each button sends the selected rows to its own route. */
export function BulkBar({ returnTo }: { returnTo: string }) {
  return (
    <>
      <Form
        method="post"
        action="/office/orders/pack"
        id={bulkForm}
        className={styles.bar}
        preventScrollReset
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <button type="submit" className="button main">
          {messages.markPacked}
        </button>
        <button type="submit" className="button outlined" formAction="/office/pick" formMethod="get">
          {messages.pick}
        </button>
        <PrintButton to="/office/orders/slips" label={messages.slips} />
        <PrintButton to="/office/orders/labels" label={messages.labels} />
      </Form>
      <Form method="post" action="/office/orders/pack" id={packOneForm} preventScrollReset>
        <input type="hidden" name="returnTo" value={returnTo} />
      </Form>
    </>
  )
}

/** Opens what is printed beside the list, which stays as it is. */
function PrintButton({ to, label }: { to: string; label: string }) {
  return (
    <button type="submit" className="button outlined" formAction={to} formMethod="get" formTarget="_blank">
      {label}
    </button>
  )
}
