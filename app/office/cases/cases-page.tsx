import { caseMessages as texts } from '#messages/office/cases.ts'
import { listMessages } from '#messages/office/lists.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPager } from '../ui/list/list-pager.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Status } from '../ui/status-dial.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/cases-page.ts'
import type { CaseRowView } from './case-row.server.ts'
import { loadCaseList } from './load-cases.server.ts'

export const middleware = [allow('orders.edit')]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCaseList(context.get(shopContext), url, new Date())
}

/** Returns, warranty claims and withdrawals, by the day they are due. */
export default function CasesPage({ loaderData }: Route.ComponentProps) {
  const { view, rows, tabs, previous, next } = loaderData
  const isDone = view === 'done'
  const see = isDone ? {} : { action: { to: '/office/cases?view=done', label: texts.seeDone } }
  return (
    <>
      <PageHead title={texts.title} />
      <ViewTabs label={texts.views} tabs={tabs} />
      {rows.length === 0 ? (
        <EmptyState text={texts.none[view]} {...see} />
      ) : (
        <>
          <RecordTable
            caption={isDone ? texts.caption.done : texts.caption.open}
            columns={isDone ? [...columns, started, refund] : [...columns, due, age, refund]}
            rows={rows}
            rowKey={({ number }) => number}
            rowTo={({ to }) => to}
          />
          <ListPager
            previousTo={previous}
            nextTo={next}
            {...(isDone && { labels: { previous: listMessages.newer, next: listMessages.older } })}
          />
        </>
      )}
    </>
  )
}

const { columns: heads } = texts

const columns: RecordColumn<CaseRowView>[] = [
  {
    ...{ id: 'case', head: heads.case, width: 12, card: 'name' },
    cell: ({ name, customer }) => (
      <>
        {name}
        <span className="phone-only soft"> {customer}</span>
      </>
    ),
  },
  {
    ...{ id: 'order', head: heads.order, width: 9, priority: 2 },
    cell: ({ order }) => <span className="soft">{order}</span>,
  },
  {
    ...{ id: 'customer', head: heads.customer },
    cell: ({ customer, subject }) => (
      <>
        {customer} <span className="muted">{subject}</span>
      </>
    ),
  },
  {
    ...{ id: 'status', head: heads.status, width: 11, card: 'fact' },
    cell: ({ dial, status }) => <Status dial={dial}>{status}</Status>,
  },
]

const due: RecordColumn<CaseRowView> = {
  ...{ id: 'due', head: heads.due, width: 7, card: 'fact' },
  cell: ({ due, isLate }) => <span className={isLate ? 'bad' : undefined}>{due}</span>,
}

const age: RecordColumn<CaseRowView> = {
  ...{ id: 'age', head: heads.age, width: 6, priority: 2 },
  cell: ({ age }) => <span className="muted">{age}</span>,
}

const started: RecordColumn<CaseRowView> = {
  ...{ id: 'started', head: heads.started, width: 8, card: 'fact' },
  cell: ({ started }) => <span className="muted">{started}</span>,
}

const refund: RecordColumn<CaseRowView> = {
  ...{ id: 'refund', head: heads.refund, width: 7, isNumber: true, priority: 2 },
  cell: ({ refund }) => refund,
}
