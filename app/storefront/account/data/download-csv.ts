import { accountCsvZip } from '../../../commerce/accounts/export/account-files.server.ts'
import type { Route } from './+types/download-csv.ts'
import { downloadResponse, loadAccountData } from './account-download.server.ts'

/** All data of the account as spreadsheets in a ZIP file. */
export async function loader(args: Route.LoaderArgs) {
  const now = new Date()
  const zip = accountCsvZip(await loadAccountData(args), now)
  return downloadResponse(new Uint8Array(zip), { type: 'application/zip', extension: 'zip', now })
}
