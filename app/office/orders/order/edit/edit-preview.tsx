import { useEffect, useRef } from 'react'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import styles from './edit-order.module.css'
import type { PreviewRow } from './edit-preview-view.server.ts'
import type { EditAnswer } from './review-or-edit.server.ts'

type Preview = NonNullable<EditAnswer['preview']>

/** Every amount before and after. The bar of the form says what saving does. */
export function EditPreview({ preview, notice }: { preview: Preview; notice: string | undefined }) {
  const { lines, totals, contact } = preview
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview leads there
  useEffect(() => section.current?.focus(), [preview])
  const { item, before, after } = texts.columns
  return (
    <section ref={section} className={styles.preview} aria-labelledby="outcome" tabIndex={-1}>
      <h2 id="outcome">{texts.outcome}</h2>
      {notice && (
        <p className={styles.conflict} role="alert">
          {notice}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{item}</th>
            <th scope="col" className="number">
              {before}
            </th>
            <th scope="col" className="number">
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...lines, ...totals, ...contact].map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row: { label, before, after, isSum } }: { row: PreviewRow }) {
  const isSame = before === after
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">{label}</th>
      <td className="number">{before}</td>
      <td className="number">{isSame ? after : <b>{after}</b>}</td>
    </tr>
  )
}
