import { href } from 'react-router'
import { type CheckoutFields, chosenPayment } from '#commerce/cart/checkout/checkout-form.ts'
import { seenOrderFields } from '#commerce/cart/checkout/seen-order.ts'
import type { Amount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { expressMessages } from '#messages/express.ts'
import { ExpressButton } from '#ui/express/express-button.tsx'
import { FieldErrors } from '#ui/notice/form-errors.tsx'
import { NoticeBox } from '#ui/notice/notice-box.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { DemoInboxLink } from '../demo-inbox/demo-inbox-link.tsx'
import styles from './checkout-screen.module.css'
import { AddressSection } from './form/address-section.tsx'
import { ContactSection } from './form/contact-section.tsx'
import { DeliverySection } from './form/delivery-section.tsx'
import { PaymentSection } from './form/payment-section.tsx'
import { PlaceOrderSection } from './form/place-order-section.tsx'
import { useCheckout } from './form/use-checkout.ts'
import { HoldNotice, holdNextStep, type UnpaidOrder } from './notices/hold-notice.tsx'
import { NothingToOrder } from './notices/nothing-to-order.tsx'
import { OrderChangesNotice } from './notices/order-changes-notice.tsx'
import { CheckoutSummary } from './summary/checkout-summary.tsx'
import {
  type CheckoutNotice,
  type CheckoutOptions,
  type CheckoutView,
  checkoutLines,
  paymentsFor,
  type SavedAddress,
} from './view/checkout-view.ts'

interface CheckoutScreenProps {
  loaded: CheckoutView
  options: CheckoutOptions
  notice: CheckoutNotice | undefined
  /** The shopper's unpaid orders, if the notice is about them. */
  unpaid: readonly UnpaidOrder[]
  retryAt: string | null
  isSignedIn: boolean
  /** The addresses of the account. */
  saved: readonly SavedAddress[]
  hasDemoInbox: boolean
}

/** The whole checkout on one page. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { loaded, options, notice, unpaid, retryAt, isSignedIn, saved, hasDemoInbox } = props
  const checkout = useCheckout(loaded, options, notice)
  const { form, fields, errors, errorSummary, suggestion, isPlacing, handlers } = checkout
  const { view, code, changes, announcement, saveFailed } = checkout.saved
  const { quote, draft } = view
  const initial = loaded.draft.fields
  const changesBefore = notice === 'changed' ? loaded.draft.changes : []
  if (!quote) return <NothingToOrder isSoldOut changes={[...changesBefore, ...changes]} />
  const isTransfer = isTransferChosen(fields, options, { due: quote.due, bankAccount: view.bankAccount })
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{checkoutMessages.title}</h1>
      </header>
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      {changesBefore.length > 0 && <OrderChangesNotice changes={changesBefore} canOrder />}
      {(notice === 'no-express' || notice === 'express-later') && <ExpressNotice notice={notice} />}
      <UnpaidLimitNotice {...{ view, notice, options, unpaid, retryAt, hasDemoInbox }} />
      <div className={styles.columns}>
        <CheckoutSummary view={view} code={code} isOpen={code !== undefined || notice === 'no-code'} />
        {options.express && quote.due > 0 && !quote.giftCard && (
          <div className={styles.express}>
            <ExpressButton />
            <p className={styles.or}>{expressMessages.orBelow}</p>
          </div>
        )}
        <form
          ref={form}
          id="checkout"
          method="post"
          action={href('/checkout/place')}
          className={styles.form}
          noValidate
          {...handlers}
        >
          <input type="hidden" name="checkout" value={draft.key} />
          {Object.entries(seenOrderFields(quote)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ContactSection
            initialEmail={initial.email}
            isEmailConfirmed={view.isEmailConfirmed}
            isSignedIn={isSignedIn}
            error={errors.errorFor('email')}
            suggestion={suggestion}
          />
          <AddressSection
            initial={initial}
            fields={fields}
            options={options}
            saved={saved}
            errorFor={errors.errorFor}
          />
          <DeliverySection view={view} isTransfer={isTransfer} error={errors.errorFor('delivery')} />
          <PaymentSection
            initial={initial}
            payments={paymentsFor(options.payments, { due: quote.due, bankAccount: view.bankAccount })}
            bankAccount={view.bankAccount}
            isPaid={quote.due === 0}
            error={errors.errorFor('payment')}
          />
        </form>
        <PlaceOrderSection
          quote={quote}
          lines={checkoutLines(view)}
          promises={view.promises}
          withdrawal={view.withdrawal}
          changes={changes}
          isPlacing={isPlacing}
          saveFailed={saveFailed}
        >
          {errors.summary && <FieldErrors ref={errorSummary} errors={errors.summary} />}
        </PlaceOrderSection>
      </div>
    </div>
  )
}

function isTransferChosen(
  fields: CheckoutFields,
  { payments }: CheckoutOptions,
  order: { due: Amount; bankAccount: readonly string[] },
): boolean {
  const offered = paymentsFor(payments, order)
  const chosen = chosenPayment(
    fields,
    offered.map(({ name }) => name),
  )
  return order.due > 0 && offered.some(({ name, isOnline }) => name === chosen && !isOnline)
}

type UnpaidLimitNoticeProps = Omit<CheckoutScreenProps, 'loaded' | 'isSignedIn' | 'saved'> & {
  view: CheckoutView
}

/** Next steps for an order that can't be held unpaid. */
function UnpaidLimitNotice(props: UnpaidLimitNoticeProps) {
  const { view, notice, hasDemoInbox } = props
  const nextStep = holdNextStep(notice, view.isEmailConfirmed)
  if (nextStep) return <HoldNotice {...props} nextStep={nextStep} />
  if (notice !== 'link-sent' || view.isEmailConfirmed) return null
  return <LinkSentNotice email={view.draft.fields.email} hasDemoInbox={hasDemoInbox} />
}

/** Explains why express checkout hasn't placed an order. */
function ExpressNotice({ notice }: { notice: 'no-express' | 'express-later' }) {
  const { title, text } = expressMessages.notices[notice]
  return (
    <NoticeBox id="express-title" title={title}>
      <p>{text}</p>
    </NoticeBox>
  )
}

function LinkSentNotice({ email, hasDemoInbox }: { email: string; hasDemoInbox: boolean }) {
  return (
    <NoticeBox id="hold-title" title={checkoutMessages.linkSentTitle}>
      <p>
        <RichText text={checkoutMessages.linkSent({ email })} wrap={{ email: inner => <b>{inner}</b> }} />
      </p>
      <DemoInboxLink isShown={hasDemoInbox} />
    </NoticeBox>
  )
}
