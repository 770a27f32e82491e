import { Form, Link } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { paymentStateMessages as texts } from '#messages/office/payment-state.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, Facts } from '../../ui/block.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Status } from '../../ui/status-dial.tsx'
import type { Route } from './+types/payments-page.ts'
import { loadPaymentState, type PaymentStateView } from './load-payment-state.server.ts'
import styles from './payments-page.module.css'

export const middleware = [allow('settings.payments')]

export async function loader({ context }: Route.LoaderArgs) {
  return { methods: await loadPaymentState(context.get(shopContext)) }
}

/** Every payment method with its latest signs of life. */
export default function PaymentsPage({ loaderData: { methods } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: '/office/selling', label: frameMessages.pages.selling }]} />
      <p className="soft">{texts.intro}</p>
      <div className={styles.methods}>
        {methods.map(method => (
          <PaymentMethod key={method.id} method={method} />
        ))}
      </div>
    </>
  )
}

function PaymentMethod({ method: { id, state, facts, problem } }: { method: PaymentStateView }) {
  const isOff = state === 'off'
  return (
    <Block
      title={texts.names[id]}
      note={<Status dial={isOff ? 'dashed' : 'done'}>{texts.states[state]}</Status>}
      actions={<PaymentAction id={id} isOff={isOff} />}
    >
      <p className="soft">{texts.about[id]}</p>
      {problem && <p className={isOff ? undefined : 'bad'}>{problem}</p>}
      <Facts
        facts={facts.map(({ label, value, isBad }) => ({
          label,
          value: isBad ? <span className="bad">{value}</span> : value,
        }))}
      />
    </Block>
  )
}

function PaymentAction({ id, isOff }: { id: PaymentStateView['id']; isOff: boolean }) {
  if (id === 'bank-transfer')
    return (
      <Link className="button outlined" to="/office/settings/bank-accounts">
        {texts.editAccounts}
      </Link>
    )
  if (id !== 'stripe' || isOff) return null
  return (
    <Form method="post" action="/office/selling/payments/ask">
      <button type="submit" className="button outlined">
        {texts.ask}
      </button>
    </Form>
  )
}
