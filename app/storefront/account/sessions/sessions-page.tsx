import { data, href, Link } from 'react-router'
import { readSessions } from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { maxSessionNameLength } from '#commerce/people/accounts/sessions/session-name.ts'
import { accountMessages } from '#messages/account.ts'
import { formatDate } from '#messages/format.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import list from '../account-list.module.css'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { RenameForm } from '../rename-form.tsx'
import type { Route } from './+types/sessions-page.ts'
import styles from './sessions-page.module.css'

/** The browsers that are signed in to the account. */
export async function loader(args: Route.LoaderArgs) {
  const { account, sessionId } = await loadSignedIn(args)
  const sessions = await readSessions(args.context.get(shopContext).db, account)
  const listed = sessions.map(({ id, name, createdAt, seenAt }) => ({
    ...{ id, name, isCurrent: id === sessionId },
    ...{ signedInOn: toShopDay(createdAt), lastUsedOn: toShopDay(seenAt) },
  }))
  return data({ email: account.email, sessions: listed }, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.devices })
}

export default function SessionsPage({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <AccountFrame current="devices" email={email}>
      <h2 className="visually-hidden">{accountMessages.devices}</h2>
      <p className={list.intro}>{accountMessages.devicesIntro}</p>
      <ul className={list.items}>
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <form method="post" action={href('/account/sessions/end-all')} className={styles.all}>
        <button type="submit" className="button quiet">
          {accountMessages.signOutEverywhere}
        </button>
        <p>{accountMessages.signOutEverywhereNote}</p>
      </form>
      <section className={styles.passkeys}>
        <h2>{passkeyMessages.title}</h2>
        <p>{passkeyMessages.intro}</p>
        <Link className="button quiet" to={href('/account/passkeys')}>
          {passkeyMessages.manage}
        </Link>
      </section>
    </AccountFrame>
  )
}

type Session = Route.ComponentProps['loaderData']['sessions'][number]

function SessionItem({ session: { id, name, signedInOn, lastUsedOn, isCurrent } }: { session: Session }) {
  const title = name || accountMessages.unknownDevice
  const dates = { signedIn: formatDate(signedInOn), lastUsed: formatDate(lastUsedOn) }
  return (
    <li>
      <div>
        <h3>
          {title}
          {isCurrent && <span className={list.current}>{accountMessages.thisDevice}</span>}
        </h3>
        <p>{accountMessages.sessionDates(dates)}</p>
      </div>
      <form
        method="post"
        action={isCurrent ? href('/account/sign-out') : href('/account/sessions/end')}
        className={list.end}
      >
        {!isCurrent && <input type="hidden" name="session" value={id} />}
        <button type="submit" aria-label={accountMessages.signOutDevice({ name: title })}>
          {accountMessages.signOut}
        </button>
      </form>
      <RenameForm
        action={href('/account/sessions/rename')}
        row={{ session: id }}
        name={name}
        title={title}
        maxLength={maxSessionNameLength}
      />
    </li>
  )
}
