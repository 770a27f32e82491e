import { href } from 'react-router'
import { chosenPayment } from '../../commerce/checkout/checkout-form.ts'
import { seenFields } from '../../commerce/checkout/seen-order.ts'
import { formatMoney } from '../../commerce/money.ts'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { itemsInWords } from '../items-in-words.ts'
import { AddressPart } from './address-part.tsx'
import styles from './checkout-screen.module.css'
import { type CheckoutOffers, type CheckoutView, linesOf, type Saying } from './checkout-view.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { HoldNotice, LinkSentNotice, offerOf, type UnpaidOrder } from './hold-notice.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { OrderPart } from './order-part.tsx'
import { PlacePart } from './place-part.tsx'
import { MistakeList, ToldChanges } from './told-changes.tsx'
import { useCheckout } from './use-checkout.ts'

interface CheckoutScreenProps {
  loaded: CheckoutView
  offers: CheckoutOffers
  said: Saying | undefined
  /** The shopper's orders that wait for their money, where that is what they are told about. */
  unpaid: readonly UnpaidOrder[]
}

/** All of an order on one page: who, where to, how it is sent and paid, what it comes to, and the button. */
export function CheckoutScreen({ loaded, offers, said, unpaid }: CheckoutScreenProps) {
  const { form, list, view, fields, shown, listed, code, changed, spoken, stuck, placing, on } = useCheckout(
    loaded,
    offers,
    said,
  )
  const { quote, checkout } = view
  const told = said === 'changed' ? loaded.checkout.told : []
  const offer = offerOf(said, view.isEmailConfirmed)
  if (!quote) return <NothingToOrder soldOut told={[...told, ...changed]} />
  const units = linesOf(view).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Checkout</h1>
        <p className={styles.short}>
          <a href="#order">
            {itemsInWords(units)} · {formatMoney(quote.due)}
          </a>
        </p>
      </header>
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
      {told.length > 0 && <ToldChanges changes={told} isLeft />}
      {offer && <HoldNotice offer={offer} offers={offers} unpaid={unpaid} />}
      {said === 'link-sent' && !view.isEmailConfirmed && <LinkSentNotice email={checkout.fields.email} />}
      {listed && <MistakeList ref={list} mistakes={listed} />}
      <div className={styles.columns}>
        <form
          ref={form}
          id="checkout"
          method="post"
          action={href('/checkout/place')}
          className={styles.form}
          noValidate
          {...on}
        >
          <input type="hidden" name="checkout" value={checkout.key} />
          {Object.entries(seenFields(quote)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <section aria-labelledby="contact">
            <h2 id="contact">Contact details</h2>
            <TextField
              id="email"
              name="email"
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="next"
              maxLength={254}
              defaultValue={loaded.checkout.fields.email}
              note={
                view.isEmailConfirmed
                  ? 'Confirmed. Your order confirmation and updates go here.'
                  : "We'll send your order confirmation and updates here."
              }
              mistake={shown('email')}
            />
          </section>
          <AddressPart first={loaded.checkout.fields} fields={fields} offers={offers} shown={shown} />
          <DeliveryPart view={view} mistake={shown('delivery')} />
          <section aria-labelledby="payment-title">
            <h2 id="payment-title">Payment</h2>
            <ChoiceField
              name="payment"
              label="Payment"
              labelHidden
              chosen={chosenPayment(
                loaded.checkout.fields,
                offers.payments.map(({ name }) => name),
              )}
              options={offers.payments.map(({ name, label, words, isTest }) => ({
                value: name,
                label,
                words,
                mark: isTest && !/test/i.test(label) ? 'Test' : undefined,
              }))}
            />
            {quote.due === 0 && (
              <p className={styles.aside}>Your gift card pays for all of it: nothing else is charged.</p>
            )}
          </section>
        </form>
        <OrderPart view={view} code={code} />
        <PlacePart
          due={quote.due}
          promises={offers.promises}
          changed={changed}
          placing={placing}
          stuck={stuck}
        />
      </div>
    </div>
  )
}
