import { href } from 'react-router'
import { formatMoney } from '../../commerce/money.ts'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import styles from './checkout-screen.module.css'
import type { CheckoutView } from './checkout-view.ts'

interface DeliveryPartProps {
  view: CheckoutView
  mistake: string | undefined
}

/** How it is sent: what there is for the country that is chosen. */
export function DeliveryPart({ view: { deliveries, quote, checkout }, mistake }: DeliveryPartProps) {
  const chosen = quote?.delivery?.methodId
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      {deliveries.length === 0 ? (
        <p id="delivery" className={mistake ? styles.mistake : styles.aside} tabIndex={-1}>
          Nothing can be sent to this country just now. Choose another, or write to us.
        </p>
      ) : (
        <ChoiceField
          // What another country offers is chosen anew.
          key={`${checkout.fields.country} ${deliveries.map(({ methodId }) => methodId).join()}`}
          name="delivery"
          label="Delivery"
          labelHidden
          chosen={String(chosen)}
          options={deliveries.map(({ methodId, name, duration, price }) => ({
            value: String(methodId),
            label: name,
            words: duration,
            beside: price === 0 ? 'Free' : formatMoney(price),
          }))}
        />
      )}
      <button
        type="submit"
        formAction={href('/checkout/save')}
        formNoValidate
        className={`button quiet ${styles.update}`}
      >
        Update the total
      </button>
    </section>
  )
}
