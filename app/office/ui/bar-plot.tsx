import styles from './bar-plot.module.css'
import { PlotTable } from './plot-table.tsx'

interface PlotBar {
  /** Below the bar: shown for the first, the last and some between. */
  label: string
  value: number
  /** As it is read, in the table. */
  text: string
  /** The value of the period before: a tick across the bar. */
  before?: number
  beforeText?: string
}

interface BarPlotProps {
  /** Says what is plotted. */
  caption: string
  bars: readonly PlotBar[]
  /** The heads of the table's columns. */
  heads: readonly [label: string, value: string, before?: string]
  /** The label of the table's switch, such as "Show as table". */
  showTable: string
  /** The last bar isn't over yet, so it's hollow. */
  endsOpen?: boolean
}

/** In pixels: the bars, and room above and below them for text. */
const height = 144
const textHeight = 20

/** Gray bars drawn on the server, and the same figures as a table. As wide as its place; text keeps its size. */
export function BarPlot({ caption, bars, heads, showTable, endsOpen = false }: BarPlotProps) {
  const marks = bars.flatMap(({ value, text, before = 0, beforeText }) => [
    { value, text },
    { value: before, text: beforeText },
  ])
  const highest = marks.toSorted((a, b) => b.value - a.value)[0]
  const top = Math.max(1, highest?.value ?? 0)
  const yOf = (value: number) => bottom - (Math.max(0, value) / top) * height
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
        {bars.map(({ label, value, before }, index) => {
          const x = index * step
          return (
            <g key={index}>
              <rect
                x={`${x + step * 0.15}%`}
                y={yOf(value)}
                width={`${step * 0.7}%`}
                height={bottom - yOf(value)}
                className={endsOpen && index === bars.length - 1 ? styles.open : undefined}
              />
              {before !== undefined && (
                <line
                  className={styles.tick}
                  x1={`${x + step * 0.08}%`}
                  x2={`${x + step * 0.92}%`}
                  y1={yOf(before)}
                  y2={yOf(before)}
                />
              )}
              {index % everyLabel === 0 && (
                <text x={`${x}%`} y={bottom + 15}>
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <PlotTable caption={caption} rows={bars} heads={heads} showTable={showTable} />
    </figure>
  )
}
