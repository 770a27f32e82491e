import { Form } from 'react-router'
import { orderListStates } from '#commerce/orders/order-list/order-filter.ts'
import type { OrderListParams, UnreadFilters } from '#commerce/orders/order-list/order-list-params.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import styles from './orders-page.module.css'

interface OrderFiltersProps {
  params: OrderListParams
  unread: UnreadFilters
  /** Names of the shop's payment providers. */
  payments: readonly string[]
}

const any = { value: '', label: messages.anyValue }

/** All filters at once. Empty fields filter nothing. */
export function OrderFilters({ params, unread, payments }: OrderFiltersProps) {
  const { fields } = messages
  const errorOf = (name: keyof typeof messages.unread) =>
    unread[name] === undefined ? undefined : messages.unread[name](unread[name])
  const text = (name: 'country' | 'min' | 'max' | 'product') => ({
    ...{ id: `filter-${name}`, name, label: fields[name], defaultValue: unread[name] ?? params[name] },
    error: errorOf(name),
  })
  const select = (
    name: 'state' | 'payment' | 'test',
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectBox
      id={`filter-${name}`}
      name={name}
      label={fields[name]}
      error={errorOf(name)}
      defaultValue={params[name]}
      options={[any, ...options]}
    />
  )
  return (
    <Form action="/office/orders" className={styles.filters} key={JSON.stringify([params, unread])}>
      <input type="hidden" name="q" value={params.search} />
      <input type="hidden" name="sort" value={params.sort} />
      <input type="hidden" name="columns" value={params.columns} />
      {select('state', wordedChoices(orderListStates, messages.states))}
      {select('payment', wordedChoices(payments, messages.payments))}
      <TextBox {...dayField('from', params)} error={errorOf('from')} />
      <TextBox {...dayField('to', params)} error={errorOf('to')} />
      <TextBox {...text('min')} inputMode="decimal" />
      <TextBox {...text('max')} inputMode="decimal" />
      <TextBox {...text('country')} maxLength={2} hint={messages.countryHint} autoCapitalize="characters" />
      <TextBox {...text('product')} hint={messages.productHint} />
      {select('test', [
        { value: 'yes', label: messages.testOnly },
        { value: 'no', label: messages.testHidden },
      ])}
      <button type="submit" className="button main">
        {listMessages.applyFilters}
      </button>
    </Form>
  )
}

function wordedChoices(values: readonly string[], labels: Readonly<Record<string, string>>) {
  return values.map(value => ({ value, label: labels[value] ?? value }))
}

function dayField(name: 'from' | 'to', params: OrderListParams) {
  const field = { id: `filter-${name}`, name, label: messages.fields[name], defaultValue: params[name] }
  return { ...field, type: 'date' }
}
