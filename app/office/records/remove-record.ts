import { acceptForm } from '#web/requests/accept-form.server.ts'
import type { Route } from './+types/remove-record.ts'
import { allowRecords } from './allow-records.server.ts'
import { removeFromForm } from './record-page.server.ts'

export const middleware = [allowRecords(), acceptForm({})]

export function action(args: Route.ActionArgs) {
  return removeFromForm(args)
}
