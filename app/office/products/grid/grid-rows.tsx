import { Fragment, memo, type RefObject } from 'react'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { noteIdOf } from './grid-checks.ts'
import { type GridColumn, gridColumns } from './grid-columns.ts'
import { MarginCell } from './margin-cell.tsx'
import styles from './variant-grid.module.css'
import { variantLabel } from './variant-label.ts'

const messages = productEditorMessages.variants

type Texts = Readonly<Record<string, string | undefined>>

export interface GridVariant {
  id: number
  sku: string
  values: readonly { name: string; hex: string | null }[]
}

interface GridRowsProps {
  table: RefObject<HTMLTableElement | null>
  variants: readonly GridVariant[]
  currency: string
  /** Of prices, in hundredths of a percent. */
  includedTax: number
  shown: Texts
  values: Texts
  errors: Texts
}

/** The table. Its rows are laid out apart from each other, so that a key costs one of them. */
export const GridRows = memo(function GridRows({
  table,
  variants,
  currency,
  includedTax,
  ...texts
}: GridRowsProps) {
  const columns = gridColumns(currency)
  return (
    <table ref={table} className={styles.grid} aria-label={messages.title}>
      <GridHead columns={columns} />
      <tbody>
        {variants.map((variant, at) => (
          <GridRow
            key={variant.id}
            variant={variant}
            columns={columns}
            money={{ currency, includedTax }}
            texts={texts}
            isFirst={variant.values[0]?.name !== variants[at - 1]?.values[0]?.name}
          />
        ))}
      </tbody>
    </table>
  )
})

function GridHead({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{messages.variant}</th>
        <th scope="col" className={styles.more}>
          {messages.sku}
        </th>
        {columns.map(({ id, label, isNumber }) => (
          <Fragment key={id}>
            <th scope="col" className={cellClass(id, isNumber)}>
              {label}
            </th>
            {id === 'cost' && (
              <th scope="col" className={marginClass}>
                {messages.margin}
              </th>
            )}
          </Fragment>
        ))}
      </tr>
    </thead>
  )
}

interface GridRowProps {
  variant: GridVariant
  columns: readonly GridColumn[]
  money: Pick<GridRowsProps, 'currency' | 'includedTax'>
  texts: Pick<GridRowsProps, 'shown' | 'values' | 'errors'>
  /** With its first value. */
  isFirst: boolean
}

function GridRow({ variant, columns, money, texts, isFirst }: GridRowProps) {
  const name = variantLabel(variant)
  const hex = variant.values.find(value => value.hex !== null)?.hex
  return (
    <tr data-first={isFirst || undefined}>
      <th scope="row">
        {hex && <Swatch hex={hex} size={12} />}
        {name}
      </th>
      <td className={`${styles.sku} ${styles.more}`} data-label={messages.sku}>
        {variant.sku}
      </td>
      {columns.map(column => (
        <Fragment key={column.id}>
          <Cell column={column} field={`${column.id}-${variant.id}`} variant={name} texts={texts} />
          {column.id === 'cost' && (
            <MarginCell
              className={`${marginClass} ${styles.margin}`}
              price={texts.values[`price-${variant.id}`] ?? ''}
              cost={texts.values[`cost-${variant.id}`] ?? ''}
              {...money}
            />
          )}
        </Fragment>
      ))}
      <td className={styles.toggle}>
        <label>
          <input
            type="checkbox"
            form="no-form"
            className="visually-hidden"
            aria-label={messages.more(name)}
          />
          <OfficeIcon name="ellipsis" />
        </label>
      </td>
    </tr>
  )
}

const marginClass = `number ${styles.more}`

/** A phone shows prices and stock, and the rest on request. */
function cellClass(id: GridColumn['id'], isNumber: boolean): string {
  const place = id === 'price' || id === 'stock' ? styles[id] : styles.more
  return `${isNumber ? 'number' : ''} ${place}`
}

interface CellProps {
  column: GridColumn
  field: string
  variant: string
  texts: GridRowProps['texts']
}

function Cell({ column, field, variant, texts: { shown, values, errors } }: CellProps) {
  const { id, label, isNumber, inputMode } = column
  return (
    <td className={cellClass(id, isNumber)} data-label={label}>
      <input
        id={field}
        name={field}
        defaultValue={values[field] ?? ''}
        data-shown={shown[field] ?? ''}
        data-variant={variant}
        inputMode={inputMode}
        placeholder="–"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        aria-label={messages.cell(label, variant)}
        aria-invalid={errors[field] ? true : undefined}
        aria-describedby={errors[field] ? noteIdOf(field) : undefined}
      />
    </td>
  )
}
