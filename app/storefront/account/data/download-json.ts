import { accountJson } from '#commerce/people/accounts/export/account-files.server.ts'
import { personalDataResponse } from '#web/requests/personal-data-response.server.ts'
import type { Route } from './+types/download-json.ts'
import { loadAccountData } from './account-download.server.ts'

/** All data of the account as one JSON document. */
export async function loader(args: Route.LoaderArgs) {
  const now = new Date()
  const json = accountJson(await loadAccountData(args), now)
  return personalDataResponse(json, { name: 'account-data', format: 'json', now })
}
