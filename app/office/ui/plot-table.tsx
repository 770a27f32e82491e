import styles from './plot-table.module.css'

interface PlotRow {
  label: string
  text: string
  /** Of the period before. */
  beforeText?: string
}

interface PlotTableProps {
  caption: string
  rows: readonly PlotRow[]
  /** The heads of the columns. */
  heads: readonly [label: string, value: string, before?: string]
  /** The label of the switch, such as "Show as table". */
  showTable: string
}

/** The figures of a plot, shown on demand. */
export function PlotTable({ caption, rows, heads: [label, value, before], showTable }: PlotTableProps) {
  return (
    <details className={styles.table}>
      <summary className="link">{showTable}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className="number">
              {value}
            </th>
            {before && (
              <th scope="col" className="number">
                {before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, beforeText }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td className="number">{text}</td>
              {before && <td className="number">{beforeText}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
