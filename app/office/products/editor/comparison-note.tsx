import { shopDate } from '#commerce/values/zoned-time.ts'
import { formatDate, formatPrice } from '#messages/format.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import styles from './editor.module.css'
import type { ProductEditorData } from './load-product-editor.server.ts'

const messages = productEditorMessages.highComparisons

/** Compare-at prices that nobody was asked. */
export function ComparisonNote({
  data: { highComparisons, timeZone },
}: {
  data: Pick<ProductEditorData, 'highComparisons'> & { timeZone: string }
}) {
  if (highComparisons.length === 0) return null
  return (
    <div className={`soft ${styles.comparisons}`}>
      <b>{messages.title}</b>
      <ul>
        {highComparisons.map(({ compareAt, highest, since, count, name }) => (
          <li key={`${compareAt} ${highest} ${since} ${name}`}>
            {messages.line({
              of: messages.of(count, name),
              compareAt: formatPrice(compareAt),
              highest: highest === null ? null : formatPrice(highest),
              since: since === null ? '' : formatDate(shopDate(new Date(since), timeZone)),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
