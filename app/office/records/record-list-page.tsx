import type { Route } from './+types/record-list-page.ts'
import { allowRecords } from './allow-records.server.ts'
import { loadRecordList } from './load-record-list.server.ts'
import { RecordList } from './record-list.tsx'

export const middleware = [allowRecords()]

export function loader(args: Route.LoaderArgs) {
  return loadRecordList(args)
}

export default function RecordListPage({ loaderData }: Route.ComponentProps) {
  return <RecordList {...loaderData} />
}
