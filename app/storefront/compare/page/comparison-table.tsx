import { Link } from 'react-router'
import {
  type ComparedProduct,
  type ComparisonRow,
  comparisonRows,
} from '#commerce/catalog/compare/comparison.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { Icon, type IconProps } from '#ui/icons/icon.tsx'
import { comparisonAddress } from '../comparison-address.ts'
import { ComparedPicture, ComparedTitle } from './compared-head.tsx'
import { ComparisonCell } from './comparison-cell.tsx'
import styles from './comparison-table.module.css'

interface ComparisonTableProps {
  products: readonly ComparedProduct[]
  onlyDifferences: boolean
}

/** Products as columns, attributes as rows. It scrolls beside its row headings. */
export function ComparisonTable({ products, onlyDifferences }: ComparisonTableProps) {
  const rows = comparisonRows(products)
  const several = products.length > 1
  const shown = onlyDifferences && several ? rows.filter(({ differs }) => differs) : rows
  const slugs = products.map(({ slug }) => slug)
  return (
    <>
      {several && (
        <RowFilter
          slugs={slugs}
          onlyDifferences={onlyDifferences}
          hasDifferences={rows.some(({ differs }) => differs)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.region} aria-label={comparisonMessages.table} tabIndex={0}>
        <table className={styles.table} data-columns={products.length}>
          <thead>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{comparisonMessages.picture}</span>
              </th>
              {products.map(product => (
                <td key={product.slug}>
                  <ComparedPicture product={product} />
                </td>
              ))}
            </tr>
            <tr className={styles.titles}>
              <th scope="row">
                <span className="visually-hidden">{comparisonMessages.product}</span>
              </th>
              {products.map(product => (
                <th key={product.slug} scope="col">
                  <ComparedTitle product={product} shown={slugs} onlyDifferences={onlyDifferences} />
                </th>
              ))}
            </tr>
          </thead>
          {[...Map.groupBy(shown, ({ group }) => group)].map(([group, rows]) => (
            <tbody key={group}>
              {group && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    <span>{group}</span>
                  </th>
                </tr>
              )}
              {rows.map((row, index) => (
                <AttributeRow key={index} row={row} slugs={slugs} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {shown.length === 0 && <p className={styles.same}>{comparisonMessages.noDifferences}</p>}
    </>
  )
}

function AttributeRow({ row, slugs }: { row: ComparisonRow; slugs: readonly string[] }) {
  const { heading, values, differs } = row
  return (
    <tr data-differs={differs ? '' : undefined}>
      <th scope="row">
        <span className={styles.name}>
          {'attribute' in heading ? comparisonMessages.rows[heading.attribute] : heading.name}
          {differs && (
            <>
              <DifferentIcon size={16} strokeWidth={2} />
              <span className="visually-hidden">{comparisonMessages.differs}</span>
            </>
          )}
        </span>
      </th>
      {values.map((value, column) => (
        <td key={slugs[column]}>
          <ComparisonCell value={value} />
        </td>
      ))}
    </tr>
  )
}

interface RowFilterProps {
  slugs: readonly string[]
  onlyDifferences: boolean
  hasDifferences: boolean
}

function RowFilter({ slugs, onlyDifferences, hasDifferences }: RowFilterProps) {
  return (
    <div className={styles.tools}>
      <nav aria-label={comparisonMessages.show}>
        <RowFilterLink to={comparisonAddress(slugs)} current={!onlyDifferences}>
          {comparisonMessages.all}
        </RowFilterLink>
        <RowFilterLink to={comparisonAddress(slugs, true)} current={onlyDifferences}>
          {comparisonMessages.onlyDifferences}
        </RowFilterLink>
      </nav>
      {hasDifferences && !onlyDifferences && (
        <p className={styles.legend}>
          <DifferentIcon size={16} strokeWidth={2} /> {comparisonMessages.differs}
        </p>
      )}
    </div>
  )
}

function RowFilterLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link to={to} replace preventScrollReset aria-current={current ? 'true' : undefined}>
      {children}
    </Link>
  )
}

function DifferentIcon(props: IconProps) {
  return <Icon {...props} d="M5 9h14M5 15h14M19 5 5 19" />
}
