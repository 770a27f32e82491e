import { cartTotals } from '../../../commerce/cart/cart.ts'
import { formatMoney } from '../../../commerce/money.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { itemsInWords } from '../../items-in-words.ts'
import { useSending } from '../../sending/sending.ts'
import { stuckInWords } from '../../sending/stuck-in-words.ts'
import { type Added, closeAdding } from '../adding.ts'
import { useLiveCart } from '../live-cart.ts'
import { AddedLine } from './added-line.tsx'
import styles from './cart-panel.module.css'
import { pressedTogether, type SaidToAdding } from './pressed-together.ts'
import { WaysOn } from './ways-on.tsx'

/** What the shopper has just put into the cart, what the cart comes to with it, and the ways on. */
export function CartPanel({ added }: { added: readonly Added[] }) {
  const { stuck, waiting, answers } = useSending()
  const unanswered = waiting.filter(({ key }) => added.some(one => one.key === key))
  const isKept = stuck && unanswered.length > 0
  const answerTo = ({ key }: Added) => answers.get(key) as SaidToAdding | undefined
  const refused = added.every(one => answerTo(one)?.ok === false)
  const latest = added.map(answerTo).findLast(answer => answer)
  const cart = useLiveCart(latest?.cart)
  const totals = cart && cartTotals(cart)
  return (
    <Sheet title={refused ? 'Not added' : isKept ? 'Kept for you' : 'In your cart'} onClose={closeAdding}>
      <ul className={styles.lines}>
        {pressedTogether(added, answerTo).map(together => (
          <AddedLine key={together.line.sku} {...together} />
        ))}
      </ul>
      <div className={styles.sum} role="status">
        {isKept && <p className={styles.kept}>{stuckInWords(unanswered)}</p>}
      </div>
      {!isKept && totals?.charged !== 0 && (
        <div className={styles.sum}>
          <p className={styles.subtotal}>
            <span>Subtotal{totals && `, ${itemsInWords(totals.charged)}`}</span>
            <span>{totals ? formatMoney(totals.subtotal) : '…'}</span>
          </p>
          <p className={styles.shipping}>{latest?.shipping}</p>
        </div>
      )}
      <WaysOn soldOut={added.find(one => answerTo(one)?.said === 'sold-out')?.item} reachable={!isKept} />
    </Sheet>
  )
}
