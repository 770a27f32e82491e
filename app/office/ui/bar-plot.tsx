import styles from './bar-plot.module.css'

interface PlotBar {
  /** Below the bar: shown for the first, the last and some between. */
  label: string
  value: number
  /** As it is read, in the table. */
  text: string
}

interface BarPlotProps {
  /** Says what is plotted. */
  caption: string
  bars: readonly PlotBar[]
  /** The heads of the table's columns. */
  heads: readonly [label: string, value: string]
  /** The label of the table's switch, such as "Show as table". */
  showTable: string
}

const width = 640
const height = 160
const labelHeight = 20

/** Gray bars drawn on the server, and the same figures as a table. */
export function BarPlot({ caption, bars, heads, showTable }: BarPlotProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const everyLabel = Math.max(1, Math.ceil(bars.length / 6))
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${height + labelHeight}`} role="img" aria-label={caption}>
        <line x1="0" x2={width} y1={height} y2={height} />
        {bars.map(({ label, value }, index) => {
          const tall = (value / highest) * (height - 4)
          const x = index * step
          return (
            <g key={label}>
              <rect x={x + step * 0.15} y={height - tall} width={step * 0.7} height={tall} />
              {index % everyLabel === 0 && (
                <text x={index === 0 ? 0 : x + step / 2} y={height + 15}>
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <details>
        <summary className="link">{showTable}</summary>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className="number">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="number">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
