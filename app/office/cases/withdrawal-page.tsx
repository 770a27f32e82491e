import { data, Form, href, Link } from 'react-router'
import { caseDueOn } from '#commerce/after-sale/cases/service-case.ts'
import { canOpenReturn } from '#commerce/after-sale/returns/open-return.server.ts'
import type { OrderReturn } from '#commerce/after-sale/returns/return.ts'
import { previewReturn } from '#commerce/after-sale/returns/return-preview.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { findWithdrawalByNumber } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import { canCancel, type Order } from '#commerce/orders/order.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { formatDate } from '#messages/format.ts'
import { caseMessages } from '#messages/office/cases.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { formatShopDate, formatShopMinute } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, Facts } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/withdrawal-page.ts'
import styles from './withdrawal-page.module.css'

export const middleware = [allow('orders.edit')]

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const found = await findWithdrawalByNumber(shop.db, params.number)
  if (!found) throw data(null, { status: 404 })
  const { number, name, email, orderNumber, comment, declaredAt, settledAt, orderId } = found
  const order = orderId === null ? undefined : await readOrderById(shop.db, orderId)
  const returns = order ? await readReturns(shop.db, order.id) : []
  const state = settledAt === null ? 'open' : 'settled'
  const dueOn = caseDueOn(
    { kind: 'withdrawal', state, startedAt: declaredAt, receivedAt: null },
    await shop.settings(),
  )
  return {
    ...{ number, name, email, comment, typed: orderNumber, order: order?.number ?? null },
    returns: returns.filter(({ origin }) => origin === number).map(one => one.number),
    next: order ? nextStep(order, returns, number) : null,
    declared: formatShopMinute(declaredAt),
    due: dueOn && formatDate(dueOn),
    settled: settledAt && formatShopDate(settledAt),
  }
}

const texts = caseMessages.withdrawal

/** The next step: take back shipped items, or cancel the order. */
function nextStep(order: Order, returns: readonly OrderReturn[], withdrawal: string) {
  const { number } = order
  const takeBack = href('/office/orders/:number/cases/:case/take-back', { number, case: withdrawal })
  if (canOpenReturn(order) && previewReturn(order, returns)) return { to: takeBack, label: texts.takeBack }
  if (!canCancel(order, 'staff')) return null
  return { to: href('/office/orders/:number/cancel', { number }), label: orderPageMessages.cancel }
}

/** A withdrawal from a contract, as it was declared. */
export default function WithdrawalPage({ loaderData }: Route.ComponentProps) {
  const { number, name, email, comment, typed, order, returns, next, declared, due, settled } = loaderData
  return (
    <>
      <PageHead
        title={caseMessages.name.withdrawal(number)}
        trail={[{ to: '/office/cases', label: caseMessages.title }]}
      />
      <Block title={texts.statement}>
        <div className={styles.statement}>
          <Facts
            facts={[
              { label: texts.name, value: name },
              {
                label: texts.email,
                value: (
                  <a className="link" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              },
              {
                label: texts.order,
                value: order ? (
                  <Link className="link" to={href('/office/orders/:number', { number: order })}>
                    {order}
                  </Link>
                ) : (
                  <>
                    {texts.noOrder(typed)}{' '}
                    <Link className="link" to={`/office/orders?q=${encodeURIComponent(email)}`}>
                      {texts.findOrder}
                    </Link>
                  </>
                ),
              },
              { label: texts.declared, value: declared },
              ...(comment === '' ? [] : [{ label: texts.comment, value: comment }]),
              ...(returns.length === 0
                ? []
                : [
                    {
                      label: texts.returns,
                      value: returns.map(one => (
                        <Link key={one} className="link" to={`/office/orders/${order}#${one}`}>
                          {caseMessages.name.return(one)}
                        </Link>
                      )),
                    },
                  ]),
              settled === null
                ? { label: texts.refundBy, value: due }
                : { label: texts.settled, value: settled },
            ]}
          />
        </div>
      </Block>
      {settled === null && (
        <Form
          method="post"
          action={href('/office/cases/withdrawals/:number/settle', { number })}
          className={styles.settle}
        >
          <p className="muted">{texts.law}</p>
          <div className="actions">
            {next && (
              <Link className="button main" to={next.to}>
                {next.label}
              </Link>
            )}
            <button className="button outlined" type="submit">
              {texts.settle}
            </button>
            <span className="muted">{texts.settleHint}</span>
          </div>
        </Form>
      )}
    </>
  )
}
