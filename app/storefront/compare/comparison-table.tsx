import { EqualNot } from 'lucide-react'
import { Link } from 'react-router'
import { type ComparedProduct, comparisonRows } from '../../commerce/compare/comparison.ts'
import { compareAddress } from './compare-address.ts'
import { ComparedPicture, ComparedTitle } from './compared-head.tsx'
import { ComparisonCell } from './comparison-cell.tsx'
import styles from './comparison-table.module.css'

interface ComparisonTableProps {
  products: readonly ComparedProduct[]
  onlyDifferences: boolean
}

/** Products as columns, what is said of them as rows. Where it is too wide it scrolls by itself, beside its row heads. */
export function ComparisonTable({ products, onlyDifferences }: ComparisonTableProps) {
  const rows = comparisonRows(products)
  const several = products.length > 1
  const differing = rows.some(({ differs }) => differs)
  const shown = onlyDifferences && several ? rows.filter(({ differs }) => differs) : rows
  const slugs = products.map(({ slug }) => slug)
  return (
    <>
      {several && (
        <div className={styles.tools}>
          <nav aria-label="Rows">
            <View to={compareAddress(slugs)} current={!onlyDifferences}>
              All
            </View>
            <View to={compareAddress(slugs, true)} current={onlyDifferences}>
              Only differences
            </View>
          </nav>
          {differing && !onlyDifferences && (
            <p className={styles.legend}>
              <EqualNot aria-hidden size={16} strokeWidth={2} /> differs
            </p>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.region} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table} data-columns={products.length}>
          <thead>
            <tr>
              <th scope="row">
                <span className="visually-hidden">Picture</span>
              </th>
              {products.map(product => (
                <td key={product.slug}>
                  <ComparedPicture product={product} />
                </td>
              ))}
            </tr>
            <tr className={styles.titles}>
              <th scope="row">
                <span className="visually-hidden">Product</span>
              </th>
              {products.map(product => (
                <th key={product.slug} scope="col">
                  <ComparedTitle product={product} shown={slugs} onlyDifferences={onlyDifferences} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, cells, differs }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a merchant's detail may have the name of another row
              <tr key={place} data-differs={differs ? '' : undefined}>
                <th scope="row">
                  <span className={styles.name}>
                    {name}
                    {differs && (
                      <>
                        <EqualNot aria-hidden size={16} strokeWidth={2} />
                        <span className="visually-hidden">differs</span>
                      </>
                    )}
                  </span>
                </th>
                {cells.map((cell, column) => (
                  <td key={slugs[column]}>
                    <ComparisonCell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && <p className={styles.same}>They do not differ in anything.</p>}
    </>
  )
}

function View({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link to={to} replace preventScrollReset aria-current={current ? 'true' : undefined}>
      {children}
    </Link>
  )
}
