import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Block } from '../../ui/block.tsx'
import { SelectBox } from '../../ui/form/office-field.tsx'
import type { WrongCell } from './grid-checks.ts'
import { gridColumns } from './grid-columns.ts'
import { GridRows, type GridVariant } from './grid-rows.tsx'
import type { GridSession } from './grid-session.ts'
import tools from './grid-tools.module.css'
import { FillDownButton, PastePanel } from './grid-tools.tsx'
import { startGrid } from './start-grid.ts'
import styles from './variant-grid.module.css'
import { variantLabel } from './variant-label.ts'
import { WrongCells } from './wrong-cells.tsx'

const messages = productEditorMessages.variants

interface VariantGridProps {
  data: {
    variants: readonly GridVariant[]
    /** On all pages. */
    variantCount: number
    page: number
    pages: number
    shown: Readonly<Record<string, string>>
    /** The same, or as they were typed into a form that was refused. */
    values: Readonly<Record<string, string>>
    currency: string
    includedTax: number
  }
  errors: Readonly<Record<string, string | undefined>>
}

/** Prices, codes and stock of all variants. Plain fields without JavaScript, a spreadsheet with it. */
export function VariantGrid({ data, errors }: VariantGridProps) {
  const { variants, variantCount, currency, includedTax, shown, values } = data
  const table = useRef<HTMLTableElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [wrong, setWrong] = useState<readonly WrongCell[]>(() => wrongCells(data, errors))
  const session = useVariantGrid(table, {
    note,
    currency,
    errors,
    onWrong: setWrong,
  })
  return (
    <Block
      title={messages.title}
      note={variantCount}
      id="variants"
      actions={<FillDownButton session={session} />}
    >
      <p className={`wide-only ${tools.help}`}>{messages.help}</p>
      <PastePanel session={session} />
      <div className={styles.scroll}>
        <GridRows
          table={table}
          variants={variants}
          currency={currency}
          includedTax={includedTax}
          shown={shown}
          values={values}
          errors={errors}
        />
      </div>
      <p ref={note} className={tools.note} aria-live="polite" />
      <WrongCells wrong={wrong} />
      <VariantPages data={data} />
      <div className={tools.reason}>
        <SelectBox
          id="stock_reason"
          name="stock_reason"
          label={messages.reason}
          options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </Block>
  )
}

/** The cells that the shop refused. */
function wrongCells({ variants, currency }: VariantGridProps['data'], errors: VariantGridProps['errors']) {
  return variants.flatMap(variant =>
    gridColumns(currency).flatMap(({ id, label }) => {
      const field = `${id}-${variant.id}`
      const text = errors[field]
      return text ? [{ field, label: messages.cell(label, variantLabel(variant)), text }] : []
    }),
  )
}

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

interface VariantGridOptions {
  /** Takes a sentence about the range. */
  note: RefObject<HTMLElement | null>
  currency: string
  /** With which the shop answered, by field. */
  errors: Readonly<Record<string, string | undefined>>
  onWrong: (wrong: readonly WrongCell[]) => void
}

/** Turns a table of inputs into a grid with keys, ranges, a clipboard and checks. */
function useVariantGrid(
  table: RefObject<HTMLTableElement | null>,
  { note, currency, errors, onWrong }: VariantGridOptions,
): RefObject<GridSession | null> {
  const session = useRef<GridSession>(null)
  useEffect(() => {
    const closing = new AbortController()
    // Rendering hundreds of fields for each key would take longer than typing.
    const say = (text: string) => {
      if (note.current && note.current.textContent !== text) note.current.textContent = text
    }
    session.current = startGrid(table.current!, { currency, say, report: onWrong }, closing.signal)
    return () => closing.abort()
  }, [table, note, currency, onWrong])
  useEffect(() => session.current!.checks.refuse(errors), [errors])
  return session
}
