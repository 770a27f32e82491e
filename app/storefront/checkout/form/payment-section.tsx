import { type CheckoutFields, chosenPayment } from '#commerce/cart/checkout/checkout-form.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { RadioField } from '#ui/field/radio-field.tsx'
import type { PaymentOption } from '../view/checkout-view.ts'
import styles from './form-section.module.css'

interface PaymentSectionProps {
  initial: CheckoutFields
  payments: readonly PaymentOption[]
  bankAccount: readonly string[]
  /** A gift card covers everything. */
  isPaid: boolean
  error: string | undefined
}

export function PaymentSection({ initial, payments, bankAccount, isPaid, error }: PaymentSectionProps) {
  const names = payments.map(({ name }) => name)
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">{checkoutMessages.payment}</h2>
      {payments.length === 0 ? (
        <p id="payment" className={error ? styles.error : styles.aside} tabIndex={-1}>
          {checkoutMessages.noPayment}
        </p>
      ) : (
        <RadioField
          // Resets the selection when the methods change.
          key={names.join()}
          name="payment"
          label={checkoutMessages.payment}
          labelHidden
          selected={chosenPayment(initial, names)!}
          options={payments.map(({ name, label, description, isTest }) => ({
            value: name,
            label,
            description,
            tag: isTest && !/test/i.test(label) ? checkoutMessages.testPayment : undefined,
          }))}
        />
      )}
      {bankAccount.length > 0 && !isPaid && (
        <div className={styles.account}>
          <p>{checkoutMessages.transferTo}</p>
          <p>
            {bankAccount.map((line, at) => (
              <span key={at}>{line}</span>
            ))}
          </p>
        </div>
      )}
      {isPaid && <p className={styles.aside}>{checkoutMessages.paidByGiftCard}</p>}
    </section>
  )
}
