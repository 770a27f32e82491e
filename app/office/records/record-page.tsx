import { useLocation } from 'react-router'
import type { Route } from './+types/record-page.ts'
import { acceptRecord, allowRecords } from './allow-records.server.ts'
import { RecordForm } from './record-form.tsx'
import { loadRecordForm, saveFromForm } from './record-page.server.ts'

export const middleware = [allowRecords(), acceptRecord()]

export function loader(args: Route.LoaderArgs) {
  return loadRecordForm(args)
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args)
}

/** The form of a record, new or not. */
export default function RecordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordForm {...loaderData} path={useLocation().pathname} answer={actionData} />
}
