import { useLocation } from 'react-router'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/payment-record-page.ts'
import { maxRecordBytes, recordFields } from './record-fields.server.ts'
import { RecordForm } from './record-form.tsx'
import { loadRecordForm, saveFromForm } from './record-page.server.ts'

const fields = recordFields(true)

export const middleware = [
  allow('settings.payments', { fresh: true }),
  acceptForm(fields, { maxBytes: maxRecordBytes }),
]

export function loader(args: Route.LoaderArgs) {
  return loadRecordForm(args)
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, fields)
}

export default function PaymentRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordForm {...loaderData} path={useLocation().pathname} answer={actionData} />
}
