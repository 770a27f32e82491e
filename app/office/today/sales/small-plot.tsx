import { salesMessages as texts } from '#messages/office/sales.ts'
import { PlotTable } from '../../ui/plot-table.tsx'
import type { SalesPlot } from './load-sales.server.ts'
import styles from './small-plot.module.css'

/** In units of the drawing, which is as wide as its place. */
const size = { width: 200, height: 40 }

/** A figure with its course as a line, and the same figures as a table. */
export function SmallPlot({ plot, isByMonth }: { plot: SalesPlot; isByMonth: boolean }) {
  const { title, hint, figure, before, bars } = plot
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const step = size.width / Math.max(1, bars.length - 1)
  const points = bars.map(({ value }, at) => {
    const y = size.height - (Math.max(0, value) / highest) * size.height
    return `${(at * step).toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <figure className={styles.plot}>
      <h3>{title}</h3>
      <p>
        <strong>{figure}</strong> <span className="muted">{before}</span>
      </p>
      <svg
        viewBox={`0 -2 ${size.width} ${size.height + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[title, figure, before].join(', ')}
      >
        <line x1="0" x2={size.width} y1={size.height} y2={size.height} />
        <polyline points={points.join(' ')} />
      </svg>
      {hint && <p className="muted small">{hint}</p>}
      <PlotTable
        caption={title}
        rows={bars}
        heads={[isByMonth ? texts.heads.month : texts.heads.day, title, texts.heads.before]}
        showTable={texts.showTable}
      />
    </figure>
  )
}
