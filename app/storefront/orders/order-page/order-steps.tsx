import type { OrderState } from '#commerce/orders/order.ts'
import { orderMessages } from '#messages/orders.ts'
import styles from './order-steps.module.css'
import type { OrderView } from './order-view.server.ts'

const stepStates: OrderState[] = ['placed', 'paid', 'packed', 'shipped', 'delivered']

/** The steps of an order on its way to the shopper. */
export function OrderSteps({ order }: { order: OrderView['order'] }) {
  const reached = stepStates.indexOf(order.state)
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
