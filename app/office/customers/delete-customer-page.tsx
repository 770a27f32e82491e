import { Link } from 'react-router'
import { deletionTime } from '#commerce/people/accounts/deletion/deletion-time.ts'
import {
  findCustomerDeletion,
  scheduleDeletion,
} from '#commerce/people/customers/customer-deletion.server.ts'
import { orderOwner } from '#commerce/people/customers/customer-store.server.ts'
import { type OpenMatters, readOpenMatters } from '#commerce/people/customers/open-matters-store.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import { customerDataMessages } from '#messages/office/customer-data.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/delete-customer-page.ts'
import { CustomerDataFrame } from './customer-data-frame.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { loadCustomer, loadCustomerHead } from './load-customer.server.ts'

const fields = {}

export const middleware = [allow('customers.edit', { fresh: true }), acceptForm(fields)]

const texts = customerDataMessages.deletion

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const customer = await loadCustomer(shop, params.customer)
  const scheduled = await findCustomerDeletion(shop.db, customer)
  const open = Object.entries(await readOpenMatters(shop.db, orderOwner(customer)))
  return {
    ...(await loadCustomerHead(shop, params.customer)),
    isScheduled: scheduled !== undefined,
    date: formatShopDate(scheduled ?? deletionTime(new Date(), currentTimeZone()).toISOString()),
    open: open.flatMap(([kind, count]) =>
      count === 0 ? [] : [texts.open[kind as keyof OpenMatters](count)],
    ),
  }
}

/** Marks the customer, emails them a link that keeps them, and offers Undo. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const shop = context.get(shopContext)
  const customer = await loadCustomer(shop, params.customer)
  const actor = staffActor(context.get(staffContext))
  const now = new Date()
  const changeSet = await scheduleDeletion(shop.db, customer, { actor, now })
  const date = formatShopDate(deletionTime(now, currentTimeZone()).toISOString())
  const text = changeSet === null ? texts.scheduledBefore : texts.scheduled(date)
  return redirectWithNotice(request, `/office/customers/${params.customer}`, { text, changeSet })
}

/** Says what is deleted, what stays and what is still open, before it's done. */
export default function DeleteCustomerPage({ loaderData }: Route.ComponentProps) {
  const { key, name, email, isGuest, isScheduled, date, open } = loaderData
  const page = `/office/customers/${key}`
  const kind = isGuest ? 'guest' : 'account'
  return (
    <CustomerDataFrame title={texts.title(name)} page={page} name={name}>
      {isScheduled ? (
        <DeletionNotice customer={key} isGuest={isGuest} date={date} mayEdit />
      ) : (
        <>
          <p>{texts.intro(date, email)}</p>
          <p>{texts.proof(email)}</p>
        </>
      )}
      {open.length > 0 && <TextSection title={texts.openTitle} texts={open} note={texts.openNote} />}
      <TextSection title={texts.deletedTitle} texts={texts.deleted[kind]} />
      <TextSection
        title={texts.staysTitle}
        texts={[...texts.stays.both, ...(isGuest ? texts.stays.guest : [])]}
        note={texts.later}
      />
      <form method="post" className="actions">
        {!isScheduled && (
          <button type="submit" className="button main">
            {texts.submit(date)}
          </button>
        )}
        <Link to={`${page}/data`} className="button outlined">
          {texts.downloadFirst}
        </Link>
        <Link to={page} className="button bare">
          {texts.back}
        </Link>
      </form>
    </CustomerDataFrame>
  )
}

function TextSection({ title, texts, note }: { title: string; texts: readonly string[]; note?: string }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {note && <p className="muted">{note}</p>}
    </>
  )
}
