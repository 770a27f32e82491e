import { data, href, redirect } from 'react-router'
import {
  changeAccountAddress,
  findAccountAddress,
} from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { accountMessages } from '#messages/account.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, loadSignedIn, notInAccount } from '../load-signed-in.server.ts'
import type { Route } from './+types/edit-address-page.ts'
import { acceptAddressForm, isAddress, loadCountries, readAddressForm } from './address-form.server.ts'
import { AddressForm } from './address-form.tsx'

export const middleware = [acceptAddressForm]

export async function loader(args: Route.LoaderArgs) {
  const { account, initial } = await loadOwnAddress(args)
  const countries = await loadCountries(args)
  return data({ email: account.email, countries, initial }, { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const read = await readAddressForm(args)
  const { account, id } = await loadOwnAddress(args)
  if (!isAddress(read)) return read
  const { db } = args.context.get(shopContext)
  if (!(await changeAccountAddress(db, account.id, { id, address: read }))) notInAccount()
  return redirect(href('/account/addresses'), { status: 303, headers: await accountHeaders(args) })
}

/** A form with errors, too, gets a 404 for an address of another account. */
async function loadOwnAddress(args: Route.LoaderArgs | Route.ActionArgs) {
  const { account } = await loadSignedIn(args)
  const id = readId(args.params.address)
  const { db } = args.context.get(shopContext)
  const initial = id === undefined ? undefined : await findAccountAddress(db, account.id, id)
  if (id === undefined || !initial) notInAccount()
  return { account, id, initial }
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.editAddress })
}

export default function EditAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressForm {...loaderData} title={accountMessages.editAddress} submitted={actionData} />
}
