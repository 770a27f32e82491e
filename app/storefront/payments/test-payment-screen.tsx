import { Link } from 'react-router'
import type { TestOutcome } from '#commerce/payments/providers/test-outcome.ts'
import type { Amount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { paymentMessages } from '#messages/payments.ts'
import styles from './test-payment-screen.module.css'

/** `confirm` is the bank's question about a card that needs confirmation. */
export type TestPaymentStep = 'choose' | 'confirm' | 'declined'

interface TestPaymentScreenProps {
  step: TestPaymentStep
  amount: Amount
  currency: string
  orderNumber: string
  orderPath: string
  /** A sentence; empty without a deadline. */
  heldUntil: string
  /** The URL that starts another payment; null once the order no longer accepts one. */
  payAgain: string | null
}

export function TestPaymentScreen(props: TestPaymentScreenProps) {
  const { step, amount, currency, orderNumber, orderPath, heldUntil } = props
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.test}>{paymentMessages.test}</p>
      <h1>{paymentMessages.testTitle}</h1>
      <p className={styles.text}>{paymentMessages.testNotice}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{paymentMessages.order}</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>{paymentMessages.amount}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      </dl>
      {heldUntil && <p className={styles.text}>{heldUntil}</p>}
      {step === 'choose' && <ChooseCard />}
      {step === 'confirm' && <ConfirmPayment />}
      {step === 'declined' && <PaymentDeclined payAgain={props.payAgain} />}
      <p className="links">
        <Link to={orderPath}>{paymentMessages.backWithoutPaying}</Link>
      </p>
    </div>
  )
}

function ChooseCard() {
  return (
    <div className={styles.options}>
      <form method="post" className={styles.options}>
        <h2>{paymentMessages.chooseCard}</h2>
        <OutcomeButton outcome="pays" />
        <OutcomeButton outcome="is-refused" />
      </form>
      <form method="get" className={styles.options}>
        <button type="submit" name="step" value="confirm" className={styles.option}>
          <span className={styles.label}>{paymentMessages.cardToConfirm.label}</span>
          <span className={styles.note}>{paymentMessages.cardToConfirm.note}</span>
        </button>
      </form>
    </div>
  )
}

function ConfirmPayment() {
  return (
    <form method="post" className={styles.options}>
      <h2>{paymentMessages.bankQuestion}</h2>
      <OutcomeButton outcome="confirms" />
      <OutcomeButton outcome="declines" />
    </form>
  )
}

function OutcomeButton({ outcome }: { outcome: TestOutcome }) {
  const { label, note } = paymentMessages.outcomes[outcome]
  return (
    <button type="submit" name="choice" value={outcome} className={styles.option}>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
    </button>
  )
}

function PaymentDeclined({ payAgain }: { payAgain: string | null }) {
  return (
    <>
      <p role="alert" className={styles.declined}>
        {payAgain ? paymentMessages.declinedHeld : paymentMessages.declined}
      </p>
      {payAgain && (
        <form method="post" action={payAgain}>
          <button type="submit" className="button">
            {paymentMessages.tryAnother}
          </button>
        </form>
      )}
    </>
  )
}
