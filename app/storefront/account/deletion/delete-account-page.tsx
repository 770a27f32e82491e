import { data, href, Link, redirect } from 'react-router'
import { findDeletionTime } from '#commerce/people/accounts/customer-deletion-store.server.ts'
import { deletionTime } from '#commerce/people/accounts/deletion/deletion-time.ts'
import { requestAccountDeletion } from '#commerce/people/accounts/deletion/request-deletion.server.ts'
import { accountDeletionMessages as messages } from '#messages/account-deletion.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import { formatDate } from '#messages/format.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders } from '../load-signed-in.server.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import type { Route } from './+types/delete-account-page.ts'
import styles from './delete-account-page.module.css'

export const middleware = [acceptForm({})]

/** Says what is deleted and what stays, and when. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireFreshProof(args)
  const marked = await findDeletionTime(args.context.get(shopContext).db, { accountId: account.id })
  const deletedOn = toShopDay(marked ?? deletionTime(new Date(), currentTimeZone()).toISOString())
  const page = { email: account.email, deletedOn, isMarked: marked !== undefined }
  return data(page, { headers: await accountHeaders(args) })
}

/** Marks the account and emails a link that keeps it. The page then shows when it will be deleted. */
export async function action(args: Route.ActionArgs) {
  const { account } = await requireFreshProof(args, href('/account/delete'))
  await requestAccountDeletion(args.context.get(shopContext).db, account, new Date())
  return redirect(href('/account'), { status: 303, headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function DeleteAccountPage({ loaderData }: Route.ComponentProps) {
  const { email, deletedOn, isMarked } = loaderData
  return (
    <AccountFrame current="settings" email={email}>
      <div className={styles.deletion}>
        <h2>{messages.title}</h2>
        {!isMarked && <p>{messages.intro({ date: formatDate(deletedOn) })}</p>}
        <h3>{messages.deletedTitle}</h3>
        <TextList texts={messages.deleted} />
        <h3>{messages.staysTitle}</h3>
        <TextList texts={messages.stays} />
        <div className={styles.steps}>
          {!isMarked && (
            <form method="post">
              <button type="submit" className="button">
                {messages.delete}
              </button>
            </form>
          )}
          <Link className="tall-link" to={href('/account/data')}>
            {messages.dataFirst}
          </Link>
        </div>
      </div>
    </AccountFrame>
  )
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  )
}
