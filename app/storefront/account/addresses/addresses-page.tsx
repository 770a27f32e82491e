import { data, href, Link } from 'react-router'
import { readAccountAddresses } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { accountMessages } from '#messages/account.ts'
import { formatCountry } from '#messages/format.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/addresses-page.ts'
import styles from './addresses-page.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  const saved = await readAccountAddresses(args.context.get(shopContext).db, account.id)
  const addresses = saved.map(({ id, address }, index) => ({
    id,
    name: address.name,
    lines: addressLines(address, formatCountry(address.country)),
    isDefault: index === 0,
  }))
  return data({ email: account.email, addresses }, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.addresses })
}

export default function AddressesPage({ loaderData: { email, addresses } }: Route.ComponentProps) {
  return (
    <AccountFrame current="addresses" email={email}>
      <h2 className="visually-hidden">{accountMessages.addresses}</h2>
      <p className={styles.intro}>
        {addresses.length === 0 ? accountMessages.noAddresses : accountMessages.defaultNote}
      </p>
      <ul className={styles.addresses}>
        {addresses.map(address => (
          <AddressItem key={address.id} address={address} />
        ))}
      </ul>
      <Link className="button quiet" to={href('/account/addresses/new')}>
        {accountMessages.addAddress}
      </Link>
    </AccountFrame>
  )
}

type ListedAddress = Route.ComponentProps['loaderData']['addresses'][number]

function AddressItem({ address: { id, name, lines, isDefault } }: { address: ListedAddress }) {
  return (
    <li>
      <address>
        {lines.map((line, at) => (
          <span key={at}>{line}</span>
        ))}
      </address>
      {isDefault && <p>{accountMessages.isDefault}</p>}
      <div className={`${styles.actions} tall-links`}>
        <Link
          to={href('/account/addresses/:address', { address: String(id) })}
          aria-label={accountMessages.editAddressOf({ name })}
        >
          {accountMessages.edit}
        </Link>
        {!isDefault && (
          <AddressButton
            id={id}
            action={href('/account/addresses/default')}
            label={accountMessages.makeDefaultOf({ name })}
          >
            {accountMessages.makeDefault}
          </AddressButton>
        )}
        <AddressButton
          id={id}
          action={href('/account/addresses/remove')}
          label={accountMessages.removeAddressOf({ name })}
        >
          {accountMessages.remove}
        </AddressButton>
      </div>
    </li>
  )
}

interface AddressButtonProps {
  id: number
  action: string
  /** Names the address for screen readers. */
  label: string
  children: string
}

function AddressButton({ id, action, label, children }: AddressButtonProps) {
  return (
    <form method="post" action={action}>
      <button type="submit" name="address" value={id} aria-label={label}>
        {children}
      </button>
    </form>
  )
}
