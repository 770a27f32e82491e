import { Form } from 'react-router'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { TextBox } from '../../ui/form/office-field.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './saved-view.module.css'

interface SavedViewProps {
  /** The query of the list that is shown. */
  search: string
  views: readonly { id: number | null; label: string; search: string }[]
}

const popoverId = 'save-view'

/** Saves the filters of the list as a view; renames or removes the view that is shown. */
export function SavedView({ search, views }: SavedViewProps) {
  const shown = views.find(view => view.search === search)
  if (shown?.id) return <ShownView id={shown.id} name={shown.label} />
  if (shown) return null
  return (
    <>
      <button type="button" className="button bare" popoverTarget={popoverId}>
        <OfficeIcon name="plus" />
        {messages.saveView}
      </button>
      <div id={popoverId} popover="auto" className={`popover ${styles.popover}`}>
        <Form method="post" action="/office/orders/views">
          <input type="hidden" name="query" value={search} />
          <TextBox id="view-name" name="name" label={messages.viewName} required maxLength={40} />
          <button type="submit" className="button main">
            {messages.saveView}
          </button>
        </Form>
      </div>
    </>
  )
}

function ShownView({ id, name }: { id: number; name: string }) {
  const at = `/office/orders/views/${id}`
  return (
    <>
      <button type="button" className="button bare" popoverTarget={popoverId}>
        <OfficeIcon name="pencil" />
        {messages.editView}
      </button>
      <div id={popoverId} popover="auto" className={`popover ${styles.popover}`} key={id}>
        <Form method="post" action={`${at}/rename`}>
          <TextBox
            id="view-name"
            name="name"
            label={messages.viewName}
            defaultValue={name}
            required
            maxLength={40}
          />
          <button type="submit" className="button main">
            {messages.renameView}
          </button>
        </Form>
        <Form method="post" action={`${at}/remove`}>
          <button type="submit" className="button bare">
            <OfficeIcon name="trash" />
            {messages.removeView}
          </button>
        </Form>
      </div>
    </>
  )
}
