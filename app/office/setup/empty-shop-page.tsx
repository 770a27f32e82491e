import { Form, Link, redirect } from 'react-router'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { emptyDemoShop, readDemo } from '#commerce/running/setup/empty-demo-shop.server.ts'
import { setupMessages } from '#messages/office/setup.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { Block } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/empty-shop-page.ts'
import styles from './setup-page.module.css'

const texts = setupMessages.demo
const setup = '/office/setup'

// It deletes bank accounts and changes how orders are paid.
export const middleware = [allow('settings.payments', { fresh: true }), acceptForm({})]

export async function loader({ context }: Route.LoaderArgs) {
  return (await readDemo(context.get(shopContext).db)) ?? redirect(setup, 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const emptied = await emptyDemoShop(
    context.get(shopContext).db,
    formOrigin({ context }, texts.reason),
    compensations,
  )
  if (!emptied.ok) return redirectWithNotice(request, setup, { text: texts.notDemo })
  const text = emptied.isFinished ? texts.done : texts.continues
  return redirectWithNotice(request, setup, { text, changeSet: emptied.changeSet })
}

/** Says what leaves the shop with the demo, and what stays. */
export default function EmptyShopPage({ loaderData }: Route.ComponentProps) {
  const { products, orders } = loaderData
  const { start, removed, removes, removesMore, stays, keeps, keepsOrders, says } = texts
  return (
    <>
      <PageHead title={start} trail={[{ to: setup, label: setupMessages.title }]} />
      <Block title={removed}>
        <ul className={styles.listed}>
          {[removes(products), ...removesMore].map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      </Block>
      <Block title={stays}>
        <ul className={styles.listed}>
          <li>{keeps}</li>
          {orders > 0 && <li>{keepsOrders(orders)}</li>}
        </ul>
      </Block>
      <p className="soft small">{says}</p>
      <Form method="post" className={`actions ${styles.end}`}>
        <button type="submit" className="button main" data-key="save">
          {start}
        </button>
        <Link className="button outlined" to={setup}>
          {texts.keepDemo}
        </Link>
      </Form>
    </>
  )
}
