import { accountJson } from '../../../commerce/accounts/export/account-files.server.ts'
import type { Route } from './+types/download-json.ts'
import { downloadResponse, loadAccountData } from './account-download.server.ts'

/** All data of the account as one JSON document. */
export async function loader(args: Route.LoaderArgs) {
  const now = new Date()
  const json = accountJson(await loadAccountData(args), now)
  return downloadResponse(json, { type: 'application/json; charset=utf-8', extension: 'json', now })
}
