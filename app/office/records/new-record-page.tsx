import { useLocation } from 'react-router'
import type { Route } from './+types/new-record-page.ts'
import { acceptRecord } from './accept-record.server.ts'
import { allowRecords } from './allow-records.server.ts'
import { RecordForm } from './record-form.tsx'
import { addFromForm, loadRecordForm } from './record-page.server.ts'

export const middleware = [allowRecords(), acceptRecord()]

export function loader(args: Route.LoaderArgs) {
  return loadRecordForm(args)
}

export function action(args: Route.ActionArgs) {
  return addFromForm(args)
}

export default function NewRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordForm {...loaderData} path={useLocation().pathname} answer={actionData} />
}
