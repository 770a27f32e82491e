import type { OrderState } from '../../commerce/orders/order.ts'
import styles from './order-steps.module.css'
import type { OrderView } from './order-view.server.ts'
import { stateInWords } from './order-words.ts'

const way: OrderState[] = ['placed', 'paid', 'packed', 'shipped', 'delivered']

/** How far an order has come; nothing for one that is not on its way any more. */
export function OrderSteps({ order }: { order: OrderView['order'] }) {
  const reached = way.indexOf(order.state)
  if (reached < 0) return null
  return (
    <ol className={styles.steps}>
      {way.map((state, place) => (
        <li
          key={state}
          data-reached={place <= reached || undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {stateInWords[state]}
          <span className="visually-hidden">{place <= reached ? ', done' : ', not yet'}</span>
        </li>
      ))}
    </ol>
  )
}
