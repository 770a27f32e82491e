import { Link } from 'react-router'
import { orderPrintMessages as messages } from '#messages/office/order-prints.ts'
import styles from './print-page.module.css'

interface PrintBarProps {
  title: string
  count: number
  fonts: readonly string[]
}

/** Above what is printed, and not on paper. */
export function PrintBar({ title, count, fonts }: PrintBarProps) {
  return (
    <div className={styles.bar}>
      <title>{title}</title>
      {fonts.map(family => (
        <link
          key={family}
          rel="stylesheet"
          href={`/office/orders/fonts/${family}/index.css`}
          precedence="print"
        />
      ))}
      <h1>{title}</h1>
      <span>{messages.count(count)}</span>
      {count > 0 && (
        <button type="button" className={`button main ${styles.script}`} onClick={printOnceLoaded}>
          {messages.print}
        </button>
      )}
      <Link to="/office/orders" className="link">
        {messages.back}
      </Link>
    </div>
  )
}

/** A font that is still on its way would be missing on paper. */
async function printOnceLoaded(): Promise<void> {
  await document.fonts.ready
  window.print()
}
