import { Link } from 'react-router'
import { type Cents, formatMoney } from '../../commerce/money.ts'
import type { TestChoice } from '../../commerce/payments/test-choice.ts'
import styles from './test-payment-screen.module.css'

/** `confirm` is what the bank asks after the card that needs it. */
export type Step = 'choose' | 'confirm' | 'refused'

interface TestPaymentScreenProps {
  step: Step
  amount: Cents
  orderNumber: string
  orderPage: string
  payAgain: string | null
}

/** Where a payment is played: what it will do is said on each button, and nothing is typed. */
export function TestPaymentScreen(props: TestPaymentScreenProps) {
  const { step, amount, orderNumber, orderPage } = props
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.test}>Test</p>
      <h1>Test payment</h1>
      <p className={styles.words}>
        This is not a real payment. No money moves, and no card number is asked for.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Order</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      </dl>
      {step === 'choose' && <FirstStep />}
      {step === 'confirm' && <SecondStep />}
      {step === 'refused' && <Refused payAgain={props.payAgain} />}
      <p className={styles.way}>
        <Link to={orderPage}>Back to the order, without paying</Link>
      </p>
    </div>
  )
}

function FirstStep() {
  return (
    <div className={styles.choices}>
      <form method="post" className={styles.choices}>
        <h2>Choose a test card</h2>
        <Choice choice="pays" label="The card that pays" words="The payment goes through at once." />
        <Choice choice="is-refused" label="The card that is refused" words="Its bank says no." />
      </form>
      <form method="get" className={styles.choices}>
        <button type="submit" name="step" value="confirm" className={styles.choice}>
          <span className={styles.label}>The card that needs confirmation</span>
          <span className={styles.note}>Its bank asks in a second step whether it is you.</span>
        </button>
      </form>
    </div>
  )
}

function SecondStep() {
  return (
    <form method="post" className={styles.choices}>
      <h2>The bank asks: is it you who pays?</h2>
      <Choice choice="confirms" label="Yes, confirm the payment" words="The payment goes through." />
      <Choice choice="declines" label="No, decline it" words="The payment is refused." />
    </form>
  )
}

function Choice({ choice, label, words }: { choice: TestChoice; label: string; words: string }) {
  return (
    <button type="submit" name="choice" value={choice} className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{words}</span>
    </button>
  )
}

function Refused({ payAgain }: { payAgain: string | null }) {
  return (
    <>
      <p role="alert" className={styles.refused}>
        The payment was refused. Nothing was charged
        {payAgain ? ', and your order is kept for a while.' : '.'}
      </p>
      {payAgain && (
        <form method="post" action={payAgain}>
          <button type="submit" className="button">
            Try another payment
          </button>
        </form>
      )}
    </>
  )
}
