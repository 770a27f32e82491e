import { accountCsvZip } from '#commerce/people/accounts/export/account-files.server.ts'
import { personalDataResponse } from '#web/requests/personal-data-response.server.ts'
import type { Route } from './+types/download-csv.ts'
import { loadAccountData } from './account-download.server.ts'

/** All data of the account as spreadsheets in a ZIP file. */
export async function loader(args: Route.LoaderArgs) {
  const now = new Date()
  const zip = accountCsvZip(await loadAccountData(args), now)
  return personalDataResponse(new Uint8Array(zip), { name: 'account-data', format: 'zip', now })
}
