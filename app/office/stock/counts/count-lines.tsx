import { Link, useLocation } from 'react-router'
import type { CountView } from '#commerce/catalog/stock/counts/count-line-store.server.ts'
import type { CountLine } from '#commerce/catalog/stock/counts/stock-count.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './count-lines.module.css'
import { useCountQueue } from './use-count-queue.ts'

type ShownLine = Omit<CountLine, 'actor'> & { by: string }

interface CountLinesProps {
  countId: number
  staffId: number
  lines: readonly ShownLine[]
  view: CountView
  mayEdit: boolean
}

/** A form for each SKU. With JavaScript, numbers are sent in the background and kept until they arrive. */
export function CountLines({ countId, staffId, lines, view, mayEdit }: CountLinesProps) {
  const { pathname, search } = useLocation()
  const action = `/office/stock/counts/${countId}/save`
  const { waiting, error, submit } = useCountQueue({ countId, staffId })
  const shown = view === 'to-count' ? lines.filter(({ sku }) => !waiting.has(sku)) : lines
  return (
    <>
      <p role="status" className={styles.waiting}>
        {error || (waiting.size > 0 ? texts.waiting(waiting.size) : '')}
      </p>
      <ul className={styles.lines}>
        {shown.map(line => (
          <li key={line.sku} data-row>
            <form method="post" action={action} onSubmit={submit}>
              <input type="hidden" name="sku" value={line.sku} />
              <input type="hidden" name="returnTo" value={pathname + search} />
              <LineName line={line} />
              {mayEdit && <CountControls line={line} />}
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

function LineName({ line }: { line: ShownLine }) {
  const { sku, title, options, counted, expected, by } = line
  return (
    <div className={styles.name}>
      <Link to={`/office/stock/${encodeURIComponent(sku)}`} data-row-link>
        {[title, options].filter(Boolean).join(', ')}
      </Link>
      <span className="muted">{sku}</span>
      {counted !== null && (
        <span className={counted === expected ? 'soft' : 'bad'}>
          {texts.savedNote(counted, expected ?? 0)} <span className="muted">{texts.by(by)}</span>
        </span>
      )}
    </div>
  )
}

function CountControls({ line: { sku, title, options, counted } }: { line: ShownLine }) {
  if (counted !== null)
    return (
      <button type="submit" name="counted" value="" className="button outlined">
        <OfficeIcon name="undo2" />
        {texts.clear}
      </button>
    )
  return (
    <div className={styles.controls}>
      <input
        className="box number"
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-label={texts.countOf([title, options, sku].filter(Boolean).join(', '))}
        data-count
      />
      <button type="submit" className="button outlined">
        {texts.save}
      </button>
    </div>
  )
}
