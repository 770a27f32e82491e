import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/record-list-page.ts'
import { RecordList } from './record-list.tsx'
import { loadRecordList } from './record-page.server.ts'

export const middleware = [allow('settings.edit')]

export function loader(args: Route.LoaderArgs) {
  return loadRecordList(args)
}

export default function RecordListPage({ loaderData }: Route.ComponentProps) {
  return <RecordList {...loaderData} />
}
