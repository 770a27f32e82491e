import { href, Outlet } from 'react-router'
import { findDeletionTime } from '#commerce/people/accounts/customer-deletion-store.server.ts'
import { accountDeletionMessages } from '#messages/account-deletion.ts'
import { formatDate } from '#messages/format.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import type { Route } from './+types/deletion-notice.ts'
import styles from './deletion-notice.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const signedIn = await context.get(signedInContext)()
  const dueAt =
    signedIn && (await findDeletionTime(context.get(shopContext).db, { accountId: signedIn.account.id }))
  return { deletedOn: dueAt === undefined ? undefined : toShopDay(dueAt) }
}

/** The pages of an account, with a notice if it will be deleted. */
export default function DeletionNotice({ loaderData: { deletedOn } }: Route.ComponentProps) {
  return (
    <>
      {deletedOn !== undefined && (
        <div className="wrap">
          <form method="post" action={href('/account/keep')} className={styles.notice}>
            <p>{accountDeletionMessages.banner({ date: formatDate(deletedOn) })}</p>
            <button type="submit" className="button quiet">
              {accountDeletionMessages.keep}
            </button>
          </form>
        </div>
      )}
      <Outlet />
    </>
  )
}
