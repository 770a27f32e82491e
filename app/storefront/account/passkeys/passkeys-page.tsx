import { useEffect } from 'react'
import { data, href, Link } from 'react-router'
import { maxPasskeyNameLength, maxPasskeys } from '#commerce/people/passkeys/passkey.ts'
import { ofAccount } from '#commerce/people/passkeys/passkey-owner.ts'
import {
  passkeyUserOf,
  readPasskeyCredentials,
  readPasskeys,
} from '#commerce/people/passkeys/passkey-store.server.ts'
import { formatDate } from '#messages/format.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import list from '../account-list.module.css'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { RenameForm } from '../rename-form.tsx'
import type { Route } from './+types/passkeys-page.ts'
import styles from './passkeys-page.module.css'

const results = ['added', 'removed'] as const

export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  const { db } = args.context.get(shopContext)
  const passkeys = (await readPasskeys(db, ofAccount(account))).map(({ createdAt, usedAt, ...passkey }) => ({
    ...passkey,
    createdOn: toShopDay(createdAt),
    usedOn: usedAt && toShopDay(usedAt),
  }))
  const done = results.find(result => result === args.url.searchParams.get('done'))
  const accepted = {
    userId: await passkeyUserOf(db, ofAccount(account)),
    allAcceptedCredentialIds: (await readPasskeyCredentials(db, ofAccount(account))).map(({ id }) => id),
  }
  return data({ email: account.email, passkeys, done, accepted }, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: passkeyMessages.title })
}

export default function PasskeysPage({ loaderData }: Route.ComponentProps) {
  const { email, passkeys, done, accepted } = loaderData
  useEffect(() => {
    if (done === 'removed') forgetOthers(accepted)
  }, [done, accepted])
  return (
    <AccountFrame current="devices" email={email}>
      <h2 className={styles.title}>{passkeyMessages.title}</h2>
      {done && (
        <p className={styles.done} role="status">
          {passkeyMessages[done]}
        </p>
      )}
      <p className={list.intro}>{passkeyMessages.intro}</p>
      {passkeys.length === 0 ? (
        <p className={styles.none}>{passkeyMessages.none}</p>
      ) : (
        <ul className={list.items}>
          {passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        {passkeys.length < maxPasskeys ? (
          <Link className="button" to={href('/account/passkeys/add')}>
            {passkeyMessages.add}
          </Link>
        ) : (
          <p>{passkeyMessages.limit({ max: maxPasskeys })}</p>
        )}
        <p>{passkeyMessages.byEmail}</p>
      </div>
    </AccountFrame>
  )
}

type ListedPasskey = Route.ComponentProps['loaderData']['passkeys'][number]

function PasskeyItem({ passkey }: { passkey: ListedPasskey }) {
  const { id, createdOn, usedOn, isSynced } = passkey
  const name = passkey.name || passkeyMessages.unnamed
  const dates = [
    passkeyMessages.created({ date: formatDate(createdOn) }),
    usedOn ? passkeyMessages.used({ date: formatDate(usedOn) }) : passkeyMessages.neverUsed,
  ]
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{dates.join(', ')}</p>
        {!isSynced && <p>{passkeyMessages.oneDevice}</p>}
      </div>
      <div className={list.end}>
        <Link
          to={href('/account/passkeys/:passkey/remove', { passkey: String(id) })}
          aria-label={passkeyMessages.removeOf({ name })}
        >
          {passkeyMessages.remove}
        </Link>
      </div>
      <RenameForm
        action={href('/account/passkeys/rename')}
        row={{ passkey: id }}
        name={passkey.name}
        title={name}
        maxLength={maxPasskeyNameLength}
      />
    </li>
  )
}

/** Tells the browser which passkeys of the account still exist, so that it stops offering the others. */
function forgetOthers(accepted: { userId: string; allAcceptedCredentialIds: string[] }): void {
  if (!globalThis.PublicKeyCredential?.signalAllAcceptedCredentials) return
  PublicKeyCredential.signalAllAcceptedCredentials({ rpId: location.hostname, ...accepted }).catch(() => {})
}
