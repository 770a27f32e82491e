import { Fragment } from 'react'
import { cellField } from '#commerce/editing/products/product-values.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { noteIdOf } from './grid-checks.ts'
import { type GridColumn, gridCells } from './grid-columns.ts'
import type { GridSheet } from './grid-sheet.ts'
import { MarginCell } from './margin-cell.tsx'
import type { SheetOption } from './sheet-rows.ts'
import styles from './variant-grid.module.css'

const messages = productEditorMessages.variants

export interface GridRowProps {
  sheet: GridSheet
  /** Its row among all. */
  number: number
  /** Among the rows of the table, from 1. */
  index: number
  /** The row above, among all. */
  before: number | undefined
  options: readonly SheetOption[]
  columns: readonly GridColumn[]
  currency: string
  /** Of prices, in hundredths of a percent. */
  includedTax: number
  /** Why a cell is wrong, by field. */
  errorOf: (field: string) => string | undefined
}

/** A row as the sheet has it when it comes onto the screen. */
export function GridRow({ sheet, number, index, before, options, columns, ...rest }: GridRowProps) {
  const { currency, includedTax, errorOf } = rest
  const { sku, label, places } = sheet.rows[number]!
  const isFirst = before === undefined || sheet.rows[before]!.places[0] !== places[0]
  const textOf = (column: number) => sheet.textAt({ row: number, column })
  const [price, cost] = [textOf(gridCells.indexOf('price')), textOf(gridCells.indexOf('cost'))]
  return (
    <tr data-first={isFirst || undefined} aria-rowindex={index}>
      <RowHead label={label} places={places} options={options} />
      <td className={`${styles.sku} ${styles.more}`} data-label={messages.sku}>
        <span title={sku}>{sku}</span>
      </td>
      {columns.map((column, at) => (
        <Fragment key={column.id}>
          <Cell column={column} sheet={sheet} place={{ row: number, column: at }} errorOf={errorOf} />
          {column.id === 'cost' && (
            <MarginCell
              className={`${marginClass} ${styles.margin}`}
              {...{ price, cost, currency, includedTax }}
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
            aria-label={messages.more(label)}
          />
          <OfficeIcon name="ellipsis" />
        </label>
      </td>
    </tr>
  )
}

interface RowHeadProps {
  label: string
  places: readonly number[]
  options: readonly SheetOption[]
}

/** The combination, with a column for each option. */
function RowHead({ label, places, options }: RowHeadProps) {
  if (places.length === 0) return <th scope="row">{label}</th>
  return (
    <th scope="row" colSpan={places.length}>
      {places.map((place, at) => {
        const { name, hex, picture } = options[at]!.values[place]!
        return (
          <span key={at}>
            <Swatch hex={hex} picture={picture} size={12} />
            {name}
          </span>
        )
      })}
    </th>
  )
}

export const marginClass = `number ${styles.more}`

/** A phone shows prices and stock, and the rest on request. */
export function cellClass(id: GridColumn['id'], isNumber: boolean): string {
  const place = id === 'price' || id === 'stock' ? styles[id] : styles.more
  return `${isNumber ? 'number' : ''} ${place}`
}

interface CellProps {
  column: GridColumn
  sheet: GridSheet
  place: { row: number; column: number }
  errorOf: GridRowProps['errorOf']
}

function Cell({ column: { id, label, isNumber, inputMode }, sheet, place, errorOf }: CellProps) {
  const row = sheet.rows[place.row]!
  const field = cellField(id, row.id)
  const isWrong = errorOf(field) !== undefined
  return (
    <td
      className={cellClass(id, isNumber)}
      data-label={label}
      data-edited={sheet.isEdited(place) ? '' : undefined}
    >
      <input
        id={field}
        name={field}
        defaultValue={sheet.textAt(place)}
        inputMode={inputMode}
        placeholder="–"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        aria-label={messages.cell(label, row.label)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteIdOf(field) : undefined}
      />
    </td>
  )
}
