import { Link } from 'react-router'
import { salesPeriods } from '#commerce/orders/sales/sales-period.ts'
import { salesMessages as texts } from '#messages/office/sales.ts'
import { BarPlot } from '../../ui/bar-plot.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loadSales, SalesPlot } from './load-sales.server.ts'
import styles from './sales-section.module.css'
import { SmallPlot } from './small-plot.tsx'

type SalesProps = Awaited<ReturnType<typeof loadSales>>

/** Sales of a period beside those of the one before, and what shoppers wanted and didn't get. */
export function SalesSection({ period, isTest, plots, ranOut, soldOut, misses }: SalesProps) {
  return (
    <section className={styles.sales}>
      <header>
        <h2>{texts.title}</h2>
        {plots && <span className={styles.key}>{texts.beforeKey[period]}</span>}
        {isTest && <span className="muted small">{texts.isTest}</span>}
        <nav aria-label={texts.periodsLabel}>
          {salesPeriods.map(one => (
            <Link
              key={one}
              to={one === '30' ? '/office' : `/office?period=${one}`}
              aria-current={one === period ? 'true' : undefined}
              preventScrollReset
            >
              {texts.periods[one]}
            </Link>
          ))}
        </nav>
      </header>
      {plots ? (
        <div className={styles.plots}>
          <NetSales plot={plots.net} isByMonth={period === '12m'} />
          <div className={styles.small}>
            {plots.others.map((plot, at) => (
              <SmallPlot key={at} plot={plot} isByMonth={period === '12m'} />
            ))}
          </div>
        </div>
      ) : (
        <EmptyState text={texts.counting} />
      )}
      <div className={styles.lists}>
        <SoldOut items={soldOut} ranOut={ranOut} />
        <Misses items={misses} />
      </div>
    </section>
  )
}

function NetSales({ plot, isByMonth }: { plot: SalesPlot; isByMonth: boolean }) {
  const { title, hint, figure, before, change, bars } = plot
  return (
    <div>
      <h3>{title}</h3>
      <p>
        <strong className={styles.figure}>{figure}</strong>{' '}
        <span className="muted">{[before, change].filter(Boolean).join(', ')}</span>
      </p>
      <BarPlot
        caption={[title, figure, before].join(', ')}
        bars={bars}
        heads={[isByMonth ? texts.heads.month : texts.heads.day, title, texts.heads.before]}
        showTable={texts.showTable}
        endsOpen
      />
      <p className="muted small">{hint}</p>
    </div>
  )
}

function SoldOut({ items, ranOut }: { items: SalesProps['soldOut']; ranOut: string }) {
  return (
    <div>
      <h3>{texts.soldOut}</h3>
      {items.length === 0 && <EmptyState text={texts.nothingWanted} />}
      <ul>
        {items.map(({ sku, title, requests, since }) => (
          <li key={sku}>
            <Link to={`/office/stock/${encodeURIComponent(sku)}`}>
              {title} <span className="muted">{sku}</span>
            </Link>
            <span>
              {texts.waiting(requests)} {since && <span className="muted">{texts.soldOutSince(since)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.ranOut}>{ranOut}</p>
    </div>
  )
}

function Misses({ items }: { items: SalesProps['misses'] }) {
  return (
    <div>
      <h3>
        <Link className="link" to="/office/searches">
          {texts.misses}
        </Link>
      </h3>
      {items.length === 0 && <EmptyState text={texts.noMisses} />}
      <ul>
        {items.map(({ query, count }) => (
          <li key={query}>
            <Link to={`/office/searches/answer?${new URLSearchParams({ query })}`}>{query}</Link>
            <span>{texts.times(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
