import { href } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatPrice } from '#messages/format.ts'
import { promiseMessages } from '#messages/promises.ts'
import { RadioField } from '#ui/field/radio-field.tsx'
import type { CheckoutView } from '../view/checkout-view.ts'
import styles from './form-section.module.css'

interface DeliverySectionProps {
  view: CheckoutView
  /** Whether the order ships once a transfer arrives. */
  isTransfer: boolean
  error: string | undefined
}

/** The delivery methods of the selected country. */
export function DeliverySection({ view, isTransfer, error }: DeliverySectionProps) {
  const { deliveries, quote, draft } = view
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
          options={deliveries.map(offer => ({
            value: String(offer.methodId),
            label: offer.name,
            description: arrivalText(offer, isTransfer),
            aside: offer.price === 0 ? checkoutMessages.free : formatPrice(offer.price),
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

/** Nobody knows the day a transfer arrives, so that days are counted from it. */
function arrivalText(offer: CheckoutView['deliveries'][number], isTransfer: boolean): string {
  const { arrival, daysFromPayment, duration } = offer
  if (isTransfer && daysFromPayment) return promiseMessages.afterPayment(daysFromPayment)
  return arrival ? promiseMessages.arrives(arrival) : duration
}
