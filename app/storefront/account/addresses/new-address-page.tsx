import { data, href, redirect } from 'react-router'
import { maxAccountAddresses } from '#commerce/people/accounts/addresses/account-address.ts'
import { saveAccountAddress } from '#commerce/people/accounts/addresses/save-account-address.server.ts'
import { likelyCountry } from '#commerce/values/addresses/likely-country.ts'
import { emptyAddress } from '#commerce/values/addresses/validate-address.ts'
import { accountMessages } from '#messages/account.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/new-address-page.ts'
import {
  acceptAddressForm,
  isAddress,
  loadCountries,
  readAddressForm,
  refuseAddress,
} from './address-form.server.ts'
import { AddressForm } from './address-form.tsx'

export const middleware = [acceptAddressForm]

export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  const countries = await loadCountries(args)
  const { country: home } = await args.context.get(shopContext).settings()
  const codes = countries.map(({ code }) => code)
  const country = likelyCountry(args.request.headers.get('accept-language'), codes, home)
  const initial = { ...emptyAddress, name: account.name, country }
  return data({ email: account.email, countries, initial }, { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const read = await readAddressForm(args)
  const { account } = await loadSignedIn(args)
  if (!isAddress(read)) return read
  const { db } = args.context.get(shopContext)
  const saved = await saveAccountAddress(db, account, read, new Date())
  const message = accountMessages.tooManyAddresses({ max: maxAccountAddresses })
  if (!saved.ok) return refuseAddress(read, {}, 409, message)
  return redirect(href('/account/addresses'), { status: 303, headers: await accountHeaders(args) })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.newAddress })
}

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressForm {...loaderData} title={accountMessages.newAddress} submitted={actionData} />
}
