import { Form } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { shippingCostMessages as texts } from '#messages/office/shipping-cost.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { countryOptions } from '../../country-options.server.ts'
import { Block } from '../../ui/block.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import type { Route } from './+types/shipping-cost-page.ts'
import { loadShippingCost, type ShippingRow } from './load-shipping-cost.server.ts'
import styles from './shipping-cost-page.module.css'

const columns: RecordColumn<ShippingRow>[] = [
  { id: 'method', head: texts.columns.method, card: 'name', cell: ({ name }) => name },
  {
    ...{ id: 'price', head: texts.columns.price, isNumber: true },
    cell: ({ price, note }) => (
      <>
        {price} {note !== '' && <span className="muted">{note}</span>}
      </>
    ),
  },
  { ...{ id: 'tax', head: texts.columns.tax, isNumber: true }, cell: ({ tax }) => tax },
  {
    ...{ id: 'total', head: texts.columns.total, isNumber: true, card: 'fact' },
    cell: ({ total }) => <b>{total}</b>,
  },
  {
    ...{ id: 'arrival', head: texts.columns.arrival, isNumber: true, card: 'fact' },
    cell: ({ arrival }) => arrival,
  },
]

/** The price of each method. A row leads to its method. */
function ShippingTable({ rows }: { rows: readonly ShippingRow[] }) {
  return (
    <RecordTable
      caption={texts.caption}
      columns={columns}
      rows={rows}
      rowKey={({ methodId }) => methodId}
      rowTo={({ to }) => to}
    />
  )
}

export const middleware = [allow('selling.edit')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const cost = await loadShippingCost(context.get(shopContext), url.searchParams, new Date())
  return { ...cost, countries: countryOptions() }
}

/** Prices shipping somewhere, as checkout does. Everything is in the address. */
export default function ShippingCostPage({ loaderData }: Route.ComponentProps) {
  const { form, taxClasses, errors, answer, countries } = loaderData
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: '/office/selling', label: frameMessages.pages.selling }]} />
      <p className="soft">{texts.intro}</p>
      <Form className={styles.form}>
        <SelectBox name="country" label={texts.country} defaultValue={form.country} options={countries} />
        <TextBox
          name="region"
          label={texts.region}
          hint={texts.regionHint}
          defaultValue={form.region}
          maxLength={3}
          autoComplete="off"
        />
        <TextBox
          name="goods"
          label={texts.goods}
          hint={texts.goodsHint}
          error={errors.goods}
          defaultValue={form.goods}
          inputMode="decimal"
          maxLength={20}
        />
        <TextBox
          name="weight"
          label={texts.weight}
          hint={texts.weightHint}
          error={errors.weight}
          defaultValue={form.weight}
          inputMode="numeric"
          maxLength={20}
        />
        {taxClasses.length > 0 && (
          <SelectBox
            name="tax_class"
            label={texts.taxClass}
            hint={texts.taxClassHint}
            defaultValue={form.taxClass}
            options={[
              { value: '', label: texts.standardTaxes },
              ...taxClasses.map(name => ({ value: name, label: name })),
            ]}
          />
        )}
        <button type="submit" className="button main">
          {texts.button}
        </button>
      </Form>
      {answer && (
        <div role="status">
          <Block title={answer.place}>
            {answer.problem ? <EmptyState {...answer.problem} /> : <ShippingTable rows={answer.rows} />}
          </Block>
          {answer.left.length > 0 && (
            <Block title={texts.leftTitle}>
              <ul className={styles.left}>
                {answer.left.map((text, at) => (
                  <li key={at}>{text}</li>
                ))}
              </ul>
            </Block>
          )}
        </div>
      )}
    </>
  )
}
