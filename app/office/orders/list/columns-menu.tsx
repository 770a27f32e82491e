import { Form } from 'react-router'
import { optionalColumns } from '#commerce/orders/order-list/order-list-params.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './orders-page.module.css'

const popoverId = 'columns'

/** Chooses the columns of the list. They're in the URL, and so in saved views. */
export function ColumnsMenu({ search, columns }: { search: string; columns: string }) {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'columns')
  const chosen = columns.split('-')
  return (
    <div className="wide-only">
      <button type="button" className="button bare" popoverTarget={popoverId}>
        <OfficeIcon name="columns3" />
        {messages.columnsMenu}
      </button>
      <div id={popoverId} popover="auto" className={`popover ${styles.popover}`}>
        <Form action="/office/orders" key={columns} preventScrollReset>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend className="visually-hidden">{messages.columnsMenu}</legend>
            {optionalColumns.map(column => (
              <label key={column} className="check">
                <input
                  type="checkbox"
                  name="columns"
                  value={column}
                  defaultChecked={columns === '' || chosen.includes(column)}
                />
                {messages.columns[column]}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button main">
            {messages.applyColumns}
          </button>
        </Form>
      </div>
    </div>
  )
}
