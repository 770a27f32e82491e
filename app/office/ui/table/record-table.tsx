import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listMessages } from '#messages/office/lists.ts'
import { PickAll, PickableRows } from './pick-rows.tsx'
import styles from './record-table.module.css'

/** A column. On a phone a row is a card: its name, at most two facts, and one action. */
export interface RecordColumn<Row> {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures are right-aligned. */
  isNumber?: boolean
  /** In rem; the other columns share the rest. */
  width?: 2 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 14
  /** Leaves first as the page gets narrower: 3 below 75 rem, 2 below 60 rem. */
  priority?: 2 | 3
  /** Its place on the card; without one it's not on it. An action is only there. */
  card?: 'name' | 'fact' | 'action'
  /** The list in this order, and the order now. */
  sort?: { to: string; direction: 'ascending' | 'descending' | undefined }
}

interface RecordTableProps<Row> {
  /** Says what is listed and how it is sorted, for screen readers. */
  caption: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The page of a row; its first column is the link. */
  rowTo: (row: Row) => string
  /** Adds a checkbox named `pick` to each row, for the form with this id. */
  pick?: { form: string; label: (row: Row) => string }
  /** Rows in gray, such as canceled orders. */
  isQuiet?: (row: Row) => boolean
}

/** Browsers drop the roles of tables that CSS turns into cards. */
const roleOf = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** A list of records: rows at a desk, cards on a phone. Keys move through it (`frame/keys/list-rows.ts`). */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, rowKey, pick } = props
  const table = (
    <table className={styles.table} {...roleOf.table}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        {pick && <col className={styles.w2} />}
        {columns.map(({ id, width, priority, card }) => (
          <col
            key={id}
            className={classes(
              width && styles[`w${width}`],
              priority && styles[`p${priority}`],
              card === 'action' && styles.action,
            )}
          />
        ))}
      </colgroup>
      <thead {...roleOf.rowgroup}>
        <tr {...roleOf.row}>
          {pick && (
            <th {...roleOf.columnheader} scope="col">
              <PickAll form={pick.form} />
            </th>
          )}
          {columns.map(column => (
            <HeadCell key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody {...roleOf.rowgroup}>
        {rows.map(row => (
          <RecordRow key={rowKey(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
  return pick ? <PickableRows form={pick.form}>{table}</PickableRows> : table
}

function HeadCell<Row>({ column }: { column: RecordColumn<Row> }) {
  const { head, sort } = column
  return (
    <th {...roleOf.columnheader} scope="col" className={cellClass(column)} aria-sort={sort?.direction}>
      {sort ? (
        <Link to={sort.to} preventScrollReset aria-label={listMessages.sortBy(head)}>
          {head} <span aria-hidden>{arrowOf(sort.direction)}</span>
        </Link>
      ) : (
        head
      )}
    </th>
  )
}

function RecordRow<Row>({
  row,
  columns,
  rowKey,
  rowTo,
  pick,
  isQuiet,
}: RecordTableProps<Row> & { row: Row }) {
  return (
    <tr {...roleOf.row} data-row className={isQuiet?.(row) ? styles.quiet : undefined}>
      {pick && (
        <td {...roleOf.cell} className={styles.pick}>
          <input
            type="checkbox"
            name="pick"
            value={rowKey(row)}
            form={pick.form}
            aria-label={listMessages.pick(pick.label(row))}
            data-row-pick
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...roleOf.cell}
          className={cellClass(column)}
          data-action={column.card === 'action' || undefined}
        >
          {index === 0 ? (
            <Link to={rowTo(row)} data-row-link>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function cellClass<Row>({ isNumber, priority, card }: RecordColumn<Row>): string {
  return classes(
    isNumber && 'number',
    priority && styles[`p${priority}`],
    card ? styles[card] : styles.deskOnly,
  )
}

function arrowOf(direction: 'ascending' | 'descending' | undefined): string {
  return direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : ''
}

function classes(...names: (string | false | 0 | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
