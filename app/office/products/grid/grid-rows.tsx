import { Fragment, memo, type RefObject } from 'react'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import cells from './grid-cells.module.css'
import { type GridColumn, gridColumns } from './grid-columns.ts'
import { GridPart, type GridPartProps } from './grid-part.tsx'
import { cellClass, marginClass } from './grid-row.tsx'
import type { SheetOption } from './sheet-rows.ts'
import styles from './variant-grid.module.css'

const messages = productEditorMessages.variants

interface GridRowsProps extends Omit<GridPartProps, 'at'> {
  table: RefObject<HTMLTableElement | null>
  /** The parts that are there; the others of the table belong to other pages. */
  parts: { first: number; end: number }
  currency: string
}

/** The table, in parts that have rows while they are near the screen. */
export const GridRows = memo(function GridRows({ table, parts, currency, ...part }: GridRowsProps) {
  const columns = gridColumns(currency)
  const { options, order } = part
  return (
    <table
      ref={table}
      className={`${styles.grid} ${cells.cells}`}
      data-options={options.length}
      aria-label={messages.title}
      aria-rowcount={order.length + 1}
    >
      <GridHead options={options} columns={columns} />
      {Array.from({ length: parts.end - parts.first }, (_, at) => (
        <GridPart key={parts.first + at} at={parts.first + at} currency={currency} {...part} />
      ))}
    </table>
  )
})

interface GridHeadProps {
  options: readonly SheetOption[]
  columns: readonly GridColumn[]
}

function GridHead({ options, columns }: GridHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {options.length === 0 && <th scope="col">{messages.variant}</th>}
        {options.map(({ name }) => (
          <th key={name} scope="col" className={styles.option}>
            {name}
          </th>
        ))}
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
