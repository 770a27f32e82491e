import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { formatNumber } from '#messages/format.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Block } from '../../ui/block.tsx'
import { SelectBox } from '../../ui/form/office-field.tsx'
import type { WrongCell } from './grid-checks.ts'
import { gridCells, gridColumns } from './grid-columns.ts'
import { GridFilters } from './grid-filters.tsx'
import styles from './grid-part.module.css'
import { GridRows } from './grid-rows.tsx'
import { type CellTexts, GridSheet } from './grid-sheet.ts'
import { rowsPerPart } from './grid-table.ts'
import tools from './grid-tools.module.css'
import { FillDownButton, PastePanel } from './grid-tools.tsx'
import { filterRows, noFilter, type SheetOption, type SheetRow } from './sheet-rows.ts'
import { useGridSession, useIsSheet } from './use-grid-session.ts'
import { WrongCells } from './wrong-cells.tsx'

const messages = productEditorMessages.variants

interface VariantGridProps {
  data: {
    rows: readonly SheetRow[]
    options: readonly SheetOption[]
    page: number
    pages: number
    rowsPerPage: number
    /** What was typed into a form that was refused, by field. */
    typed: CellTexts
    currency: string
    includedTax: number
  }
  errors: CellTexts
}

/**
 * Prices, codes and stock of all variants: a spreadsheet with JavaScript, pages of plain fields without it. The form is rendered anew
 * when the page shows newer values.
 */
export function VariantGrid({ data, errors }: VariantGridProps) {
  const { currency, includedTax, page, rowsPerPage } = data
  const table = useRef<HTMLTableElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [{ sheet, options }] = useState(() => ({
    sheet: new GridSheet(data.rows, data.typed),
    options: data.options,
  }))
  const [filter, setFilter] = useState(noFilter)
  const order = useMemo(() => filterRows(sheet.rows, filter), [sheet, filter])
  const [wrong, setWrong] = useState<readonly WrongCell[]>(() => wrongCells(sheet, currency, errors))
  const isSheet = useIsSheet()
  const { session, onFilled, errorOf } = useGridSession(table, {
    ...{ sheet, order, note, currency, errors },
    onWrong: setWrong,
  })
  const goTo = (field: string) => {
    if (!sheet.placeOf(field)) flushSync(() => setFilter(noFilter))
    session.current!.select(sheet.placeOf(field)!)
  }
  const firstRow = isSheet ? 0 : (page - 1) * rowsPerPage
  const endRow = isSheet ? order.length : Math.min(page * rowsPerPage, order.length)
  const [all, some] = [formatNumber(sheet.rows.length), formatNumber(order.length)]
  return (
    <Block
      title={messages.title}
      note={order.length < sheet.rows.length ? messages.someOf(some, all) : all}
      id="variants"
      actions={<FillDownButton session={session} />}
    >
      <p className={`wide-only ${tools.help}`}>{messages.help}</p>
      {sheet.rows.length > 1 && <GridFilters options={options} filter={filter} onFilter={setFilter} />}
      <PastePanel session={session} />
      <div className={styles.scroll}>
        <GridRows
          {...{ table, sheet, options, order, currency, includedTax, errorOf, onFilled }}
          parts={{ first: firstRow / rowsPerPart, end: Math.ceil(endRow / rowsPerPart) }}
          isFilled={!isSheet}
        />
      </div>
      <NoMatch isShown={order.length === 0} onShowAll={() => setFilter(noFilter)} />
      <p ref={note} className={tools.note} aria-live="polite" />
      <WrongCells wrong={wrong} onGo={goTo} />
      <VariantPages data={data} />
      <div className={tools.reason}>
        <SelectBox
          name="stock_reason"
          label={messages.reason}
          options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </Block>
  )
}

/** The cells of these rows by field, as the page shows them. */
export function shownCells(rows: readonly SheetRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ id, before }) => gridCells.map((cell, at) => [`${cell}-${id}`, before[at]!] as const)),
  )
}

/** The cells that the shop refused. */
function wrongCells(sheet: GridSheet, currency: string, errors: CellTexts): WrongCell[] {
  const columns = gridColumns(currency)
  return Object.entries(errors).flatMap(([field, text]) => {
    const cell = sheet.cellOf(field)
    if (!cell || !text) return []
    return [{ field, label: messages.cell(columns[cell.column]!.label, sheet.rows[cell.row]!.label), text }]
  })
}

function NoMatch({ isShown, onShowAll }: { isShown: boolean; onShowAll: () => void }) {
  return (
    <div aria-live="polite">
      {isShown && (
        <p className={tools.note}>
          {messages.noMatch}{' '}
          <button type="button" className="link" onClick={onShowAll}>
            {messages.showAll}
          </button>
        </p>
      )}
    </div>
  )
}

/** Without JavaScript. */
function VariantPages({ data: { page, pages } }: Pick<VariantGridProps, 'data'>) {
  if (pages === 1) return null
  return (
    <nav className={tools.pages} aria-label={messages.pages}>
      {Array.from({ length: pages }, (_, at) => at + 1).map(number => (
        <Link
          key={number}
          to={`?variants=${number}#variants`}
          className="link"
          aria-current={number === page ? 'page' : undefined}
          preventScrollReset
        >
          {messages.page(number)}
        </Link>
      ))}
    </nav>
  )
}
