import { useRef } from 'react'
import { Link } from 'react-router'
import { productEditorMessages } from '../../../messages/office/product-editor.ts'
import { Swatch } from '../../../ui/swatch/swatch.tsx'
import { Block } from '../../ui/block.tsx'
import { SelectBox } from '../../ui/form/office-field.tsx'
import { type GridColumn, gridColumns } from './grid-columns.ts'
import { useVariantGrid } from './use-variant-grid.ts'
import styles from './variant-grid.module.css'
import { variantLabel } from './variant-label.ts'

const messages = productEditorMessages.variants

interface GridVariant {
  id: number
  sku: string
  color: string | null
  hex: string | null
  size: string | null
}

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
  }
  errors: Readonly<Record<string, string | undefined>>
}

/** Prices, codes and stock of all variants. Plain fields without JavaScript, a spreadsheet with it. */
export function VariantGrid({ data, errors }: VariantGridProps) {
  const { variants, variantCount, currency } = data
  const table = useRef<HTMLTableElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  useVariantGrid(table, note)
  const columns = gridColumns(currency)
  const wrong = variants.flatMap(variant =>
    columns.flatMap(({ id, label }) => {
      const text = errors[`${id}-${variant.id}`]
      return text ? [{ field: `${id}-${variant.id}`, label, text, variant }] : []
    }),
  )
  return (
    <Block title={messages.title} note={variantCount} id="variants">
      <p className={`wide-only ${styles.help}`}>{messages.help}</p>
      <label className={`check phone-only ${styles.all}`}>
        <input type="checkbox" form="no-form" /> <span>{messages.allColumns}</span>
      </label>
      <div className={styles.scroll}>
        <table ref={table} className={styles.grid} aria-label={messages.title}>
          <GridHead columns={columns} />
          <tbody>
            {variants.map((variant, at) => (
              <GridRow
                key={variant.id}
                variant={variant}
                columns={columns}
                data={data}
                errors={errors}
                isFirst={variant.color !== variants[at - 1]?.color}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p ref={note} className={styles.note} aria-live="polite" />
      {wrong.map(({ field, label, text, variant }) => (
        <p key={field} id={`${field}-note`} className={styles.note}>
          <a href={`#${field}`} className="link">
            {messages.cell(label, variantLabel(variant))}
          </a>
          : <span className="bad">{text}</span>
        </p>
      ))}
      <VariantPages data={data} />
      <div className={styles.reason}>
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

function GridHead({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{messages.variant}</th>
        <th scope="col" className={styles.more}>
          {messages.sku}
        </th>
        {columns.map(({ id, label, isNumber }) => (
          <th key={id} scope="col" className={cellClass(id, isNumber)}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface GridRowProps extends VariantGridProps {
  variant: GridVariant
  columns: readonly GridColumn[]
  /** Of its color. */
  isFirst: boolean
}

function GridRow({ variant, columns, data, errors, isFirst }: GridRowProps) {
  return (
    <tr data-first={isFirst || undefined}>
      <th scope="row">
        <span>
          {variant.hex && <Swatch hex={variant.hex} size={12} />}
          {variantLabel(variant)}
        </span>
      </th>
      <td className={`${styles.sku} ${styles.more}`}>{variant.sku}</td>
      {columns.map(column => (
        <Cell
          key={column.id}
          column={column}
          field={`${column.id}-${variant.id}`}
          name={variantLabel(variant)}
          shown={data.shown[`${column.id}-${variant.id}`] ?? ''}
          value={data.values[`${column.id}-${variant.id}`] ?? ''}
          error={errors[`${column.id}-${variant.id}`]}
        />
      ))}
    </tr>
  )
}

/** A phone shows prices and stock, and the rest on request. */
function cellClass(id: GridColumn['id'], isNumber: boolean): string {
  const isMore = id !== 'price' && id !== 'stock'
  return `${isNumber ? 'number' : ''} ${isMore ? styles.more : ''}`
}

interface CellProps {
  column: GridColumn
  field: string
  /** Of the variant. */
  name: string
  shown: string
  value: string
  error: string | undefined
}

function Cell({ column: { id, label, isNumber, inputMode }, field, name, shown, value, error }: CellProps) {
  return (
    <td className={cellClass(id, isNumber)}>
      <input
        id={field}
        name={field}
        defaultValue={value}
        data-shown={shown}
        inputMode={inputMode}
        placeholder="–"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        aria-label={messages.cell(label, name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-note` : undefined}
      />
    </td>
  )
}

function VariantPages({ data: { page, pages } }: Pick<VariantGridProps, 'data'>) {
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
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
