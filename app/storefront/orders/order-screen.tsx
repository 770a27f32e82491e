import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-screen.module.css'
import { OrderSteps } from './order-steps.tsx'
import { OrderSum } from './order-sum.tsx'
import type { OrderView } from './order-view.server.ts'
import { historyInWords, nextInWords, type saidInWords, stateInWords } from './order-words.ts'
import { PayBox } from './pay-box.tsx'

interface OrderScreenProps {
  view: OrderView
  said: ReturnType<typeof saidInWords>
}

/** An order as whoever bought it sees it: what became of it, what is in it, what it came to, and what can be done. */
export function OrderScreen({ view, said }: OrderScreenProps) {
  const { order, toPay, isTest } = view
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Order {order.number}</h1>
        <p>
          {dayInWords(order.placedAt)}
          {isTest && <span className={styles.mark}>Test order</span>}
        </p>
      </header>
      {said && (
        <p className={styles.said} role={said.isGood ? 'status' : 'alert'}>
          {said.words}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.state} aria-labelledby="state">
            <h2 id="state">{stateInWords[order.state]}</h2>
            <p>{nextInWords(order, toPay?.how ?? 'online')}</p>
            <OrderSteps order={order} />
          </section>
          {toPay && <PayBox toPay={toPay} order={order} />}
          {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
          <OrderLines view={view} />
          <OrderHelp view={view} />
        </div>
        <div className={styles.beside}>
          <OrderSum view={view} />
          <OrderActions view={view} />
        </div>
        <section className={styles.history} aria-labelledby="history">
          <h2 id="history">What happened</h2>
          <ol>
            {historyInWords(order.moves).map(({ place, what, at, note }) => (
              <li key={place}>
                <span>
                  {what}
                  {note !== '' && `: ${note}`}
                </span>
                <time dateTime={at}>{dayInWords(at)}</time>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

function Parcels({ parcels }: { parcels: OrderView['order']['parcels'] }) {
  return (
    <section className={styles.parcels} aria-labelledby="parcels">
      <h2 id="parcels">{parcels.length === 1 ? 'Parcel' : 'Parcels'}</h2>
      <ul>
        {parcels.map(({ id, carrier, trackingNumber, trackingUrl, deliveredAt }) => (
          <li key={id}>
            <span>
              {carrier} {trackingNumber}
              {deliveredAt !== null && `, delivered ${dayInWords(deliveredAt)}`}
            </span>
            {trackingUrl !== null && (
              <a href={trackingUrl} rel="noopener noreferrer">
                Follow the parcel
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
