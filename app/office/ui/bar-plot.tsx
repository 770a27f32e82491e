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

/** In pixels: the bars, and room above and below them for text. */
const height = 144
const textHeight = 20

/** Gray bars drawn on the server, and the same figures as a table. As wide as its place; text keeps its size. */
export function BarPlot({ caption, bars, heads, showTable }: BarPlotProps) {
  const highest = bars.toSorted((a, b) => b.value - a.value)[0]
  const bottom = textHeight + height
  const step = 100 / Math.max(1, bars.length)
  const everyLabel = Math.max(1, Math.ceil(bars.length / 6))
  return (
    <figure className={styles.plot}>
      <svg height={bottom + textHeight} role="img" aria-label={caption}>
        <text x="100%" y={textHeight - 6} textAnchor="end">
          {highest?.text}
        </text>
        <line x1="0" x2="100%" y1={textHeight} y2={textHeight} />
        <line x1="0" x2="100%" y1={bottom} y2={bottom} />
        {bars.map(({ label, value }, index) => {
          const tall = (value / Math.max(1, highest!.value)) * height
          const x = index * step
          return (
            <g key={label}>
              <rect x={`${x + step * 0.15}%`} y={bottom - tall} width={`${step * 0.7}%`} height={tall} />
              {index % everyLabel === 0 && (
                <text x={`${x}%`} y={bottom + 15}>
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
