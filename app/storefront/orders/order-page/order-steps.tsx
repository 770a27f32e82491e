import type { OrderState } from '../../../commerce/orders/order.ts'
import { orderMessages } from '../../../messages/orders.ts'
import styles from './order-steps.module.css'
import type { OrderView } from './order-view.server.ts'

const stepStates: OrderState[] = ['placed', 'paid', 'packed', 'shipped', 'delivered']

/** How far the order has come; nothing once it has left this path, for example by cancellation. */
export function OrderSteps({ order }: { order: OrderView['order'] }) {
  const reached = stepStates.indexOf(order.state)
  if (reached < 0) return null
  return (
    <ol className={styles.steps}>
      {stepStates.map((state, index) => (
        <li
          key={state}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {orderMessages.states[state]}
          <span className="visually-hidden">
            {index <= reached ? orderMessages.stepDone : orderMessages.stepNotDone}
          </span>
        </li>
      ))}
    </ol>
  )
}
