import { promotionMessages } from '#messages/office/promotions.ts'
import styles from './try-outcome.module.css'
import type { TryOutcome } from './try-view.server.ts'

const { try: texts } = promotionMessages

/** What the promotion does to the cart, line by line, or why it does nothing. */
export function TryOutcomeTable({ outcome, isEmpty }: { outcome: TryOutcome | undefined; isEmpty: boolean }) {
  return (
    <div className={styles.outcome} role="status">
      {isEmpty && <p className="muted">{texts.emptyCart}</p>}
      {outcome && (
        <>
          <p className={outcome.applies ? styles.headline : `${styles.headline} bad`}>{outcome.headline}</p>
          {outcome.notes.map((note, at) => (
            <p key={at} className="muted small">
              {note}
            </p>
          ))}
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.outcome}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.columns.item}</th>
                <th scope="col" className="number">
                  {texts.columns.before}
                </th>
                <th scope="col" className="number">
                  {texts.columns.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {outcome.rows.map(({ label, before, after, off, isSum }, at) => (
                <tr key={at} className={isSum ? styles.sum : undefined}>
                  <th scope="row">{label}</th>
                  <td className="number">{before}</td>
                  <td className="number">
                    {after}
                    {off && <span className={styles.off}>{off}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
