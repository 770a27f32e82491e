import { href } from 'react-router'
import { checkoutMessages } from '../../../messages/checkout.ts'
import { formatPrice } from '../../../messages/format.ts'
import { promiseMessages } from '../../../messages/promises.ts'
import { RadioField } from '../../../ui/field/radio-field.tsx'
import type { CheckoutView } from '../view/checkout-view.ts'
import styles from './form-section.module.css'

interface DeliverySectionProps {
  view: CheckoutView
  error: string | undefined
}

/** The delivery methods of the selected country. */
export function DeliverySection({ view: { deliveries, quote, draft }, error }: DeliverySectionProps) {
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">{checkoutMessages.delivery}</h2>
      {deliveries.length === 0 ? (
        <p id="delivery" className={error ? styles.error : styles.aside} tabIndex={-1}>
          {checkoutMessages.noDelivery}
        </p>
      ) : (
        <RadioField
          // Resets the selection when the methods change.
          key={`${draft.fields.country} ${deliveries.map(({ methodId }) => methodId).join()}`}
          name="delivery"
          label={checkoutMessages.delivery}
          labelHidden
          selected={String(quote?.delivery?.methodId)}
          options={deliveries.map(({ methodId, name, duration, arrival, price }) => ({
            value: String(methodId),
            label: name,
            description: arrival ? promiseMessages.arrives(arrival) : duration,
            aside: price === 0 ? checkoutMessages.free : formatPrice(price),
          }))}
        />
      )}
      <button
        type="submit"
        formAction={href('/checkout/save')}
        formNoValidate
        className={`button quiet ${styles.update}`}
      >
        {checkoutMessages.updateTotal}
      </button>
    </section>
  )
}
