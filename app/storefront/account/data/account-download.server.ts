import { href } from 'react-router'
import {
  type AccountData,
  readAccountData,
} from '#commerce/people/accounts/export/account-data-store.server.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'

/** The data of the account of this request. Without a fresh proof, the shopper confirms and returns to the page. */
export async function loadAccountData({ request, context }: RouteRequest): Promise<AccountData> {
  const page = new Request(new URL(href('/account/data'), request.url))
  const { account } = await requireFreshProof({ request: page, context })
  return readAccountData(context.get(shopContext).db, account, currentCurrency())
}
