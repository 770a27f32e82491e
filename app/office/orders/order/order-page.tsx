import { Form, href, Link } from 'react-router'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderEditMessages } from '#messages/office/order-edit.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, Facts, SplitPage } from '../../ui/block.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Status } from '../../ui/status-dial.tsx'
import { readListNeighbors } from '../list/read-list-neighbors.server.ts'
import type { Route } from './+types/order-page.ts'
import { StaffOrderCases } from './cases/order-cases.tsx'
import { orderCaseViews } from './cases/order-cases-view.server.ts'
import { loadOrderPage } from './load-order-page.server.ts'
import { OrderAside } from './order-aside.tsx'
import { OrderLinesTable } from './order-lines-table.tsx'
import styles from './order-page.module.css'
import { orderPageView } from './order-page-view.server.ts'
import { OrderTimeline } from './order-timeline.tsx'

export const middleware = [allow('orders.read')]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await loadOrderPage(shop.db, params.number)
  const { timeZone, demoNotice } = await shop.settings()
  const now = new Date()
  const { role } = context.get(staffContext)
  const hasDemoInbox = shop.allowsDemoInbox && demoNotice !== ''
  const outbox = shop.sendsEmails ? 'sent' : hasDemoInbox ? 'demo-inbox' : 'no-mail-server'
  const view = orderPageView(page, role, { timeZone, now, outbox })
  const list = await readListNeighbors(shop, page.order, new URL(request.url), now)
  return { view, list, cases: orderCaseViews(page), key: newToken() }
}

/** Everything about one order. */
export default function OrderPage({ loaderData: { view, list, cases, key } }: Route.ComponentProps) {
  const { number, status, unshipped, packages, totals } = view
  return (
    <>
      <PageHead
        title={number}
        note={<Status dial={status.dial}>{status.text}</Status>}
        trail={[{ to: `/office/orders${list.search}`, label: texts.orders }]}
        steps={<OrderSteps list={list} />}
        actions={<OrderActions view={view} />}
      />
      {view.actions.markPaid && <p className="muted">{texts.markPaidHint(view)}</p>}
      <SplitPage aside={<OrderAside view={view} />}>
        {unshipped.lines.length > 0 && (
          <Block title={unshipped.heading}>
            <OrderLinesTable lines={unshipped.lines} />
          </Block>
        )}
        {packages.map(({ id, title, shipped, tracking, delivered, lines }) => (
          <Block
            key={id}
            title={title}
            note={
              <>
                {shipped}{' '}
                {tracking.url === null ? (
                  tracking.number
                ) : (
                  <a className="link" href={tracking.url} rel="noopener noreferrer">
                    {tracking.number}
                  </a>
                )}
                {delivered !== null && <>. {delivered}</>}
              </>
            }
          >
            <OrderLinesTable lines={lines} />
          </Block>
        ))}
        <StaffOrderCases
          cases={cases}
          number={number}
          email={view.email}
          may={{ edit: view.actions.edit, refund: view.actions.settle }}
        />
        <Block title={texts.total}>
          <div className={styles.totals}>
            <Facts facts={totals} />
          </div>
        </Block>
        <OrderTimeline view={view} noteKey={key} />
      </SplitPage>
    </>
  )
}

/** To the orders before and after it in the list that led here. */
function OrderSteps({ list }: { list: Route.ComponentProps['loaderData']['list'] }) {
  const step = (to: string | null, label: string, icon: 'chevronUp' | 'chevronDown') =>
    to === null ? null : (
      <Link
        className="button bare square"
        to={href('/office/orders/:number', { number: to }) + list.search}
        aria-label={label}
      >
        <OfficeIcon name={icon} />
      </Link>
    )
  return (
    <>
      {step(list.previous, texts.previous, 'chevronUp')}
      {step(list.next, texts.next, 'chevronDown')}
    </>
  )
}

/** The next step is filled; the others are not. */
function OrderActions({ view }: { view: Route.ComponentProps['loaderData']['view'] }) {
  const { number, actions } = view
  return (
    <>
      {actions.cancel && (
        <Link className="button bare" to={href('/office/orders/:number/cancel', { number })}>
          {texts.cancel}
        </Link>
      )}
      {actions.editOrder && (
        <Link className="button outlined" to={href('/office/orders/:number/edit', { number })}>
          {orderEditMessages.action}
        </Link>
      )}
      {actions.refund && (
        <Link className="button outlined" to={href('/office/orders/:number/refund', { number })}>
          {texts.refund}
        </Link>
      )}
      {actions.markPaid && (
        <Form method="post" action={href('/office/orders/:number/paid', { number })}>
          <button className="button main" type="submit">
            {actions.markPaid}
          </button>
        </Form>
      )}
      {actions.pack && (
        <Form method="post" action={href('/office/orders/:number/pack', { number })}>
          <button className="button main" type="submit">
            <OfficeIcon name="package" />
            {actions.pack}
          </button>
        </Form>
      )}
      {actions.ship && (
        <Link className="button main" to={href('/office/orders/:number/ship', { number })}>
          <OfficeIcon name="truck" />
          {texts.ship}
        </Link>
      )}
      {actions.deliver && (
        <Form method="post" action={href('/office/orders/:number/deliver', { number })}>
          <button className="button main" type="submit">
            {texts.deliver}
          </button>
        </Form>
      )}
    </>
  )
}
