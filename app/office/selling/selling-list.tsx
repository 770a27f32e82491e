import { Link } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPath } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { RecordTools } from '../ui/list/record-tools.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'

interface SellingListTexts<State extends string> {
  title: string
  intro: string
  views: string
  tabs: Record<State | '', string>
  search: string
  placeholder: string
  none: string
  noneFound: string
  showAll: string
  caption: string
}

interface SellingListProps<Row, State extends string> {
  path: string
  texts: SellingListTexts<State>
  states: readonly State[]
  /** The chosen state, or '' for all. */
  state: State | ''
  search: string
  rows: readonly Row[]
  columns: readonly RecordColumn<Row>[]
  isQuiet: (row: Row) => boolean
  /** Places in the list, as its addresses have them. */
  previous: string | undefined
  next: string | undefined
  /** The label of the button that adds one; null if they may not. */
  add: string | null
}

/** A list of what the shop sells with, by state, with a search and pages. */
export function SellingList<Row extends { id: number }, State extends string>(
  props: SellingListProps<Row, State>,
) {
  const { path, texts, states, state, search, rows, columns, isQuiet, previous, next, add } = props
  const isAll = state === '' && search === ''
  const adding = add ? { to: `${path}/new`, label: add } : undefined
  return (
    <>
      <PageHead
        title={texts.title}
        trail={[{ to: '/office/selling', label: frameMessages.pages.selling }]}
        actions={
          adding && (
            <Link className="button main" to={adding.to}>
              {adding.label}
            </Link>
          )
        }
      />
      <p className="soft">{texts.intro}</p>
      <ViewTabs
        label={texts.views}
        tabs={(['', ...states] as const).map(one => ({
          to: listPath(path, { state: one, q: search }),
          label: texts.tabs[one],
          isCurrent: one === state,
        }))}
      />
      <RecordTools
        label={texts.search}
        placeholder={texts.placeholder}
        query={search}
        keep={state === '' ? [] : [['state', state]]}
      />
      {rows.length === 0 ? (
        <EmptyState
          text={isAll ? texts.none : texts.noneFound}
          action={isAll ? adding : { to: path, label: texts.showAll }}
        />
      ) : (
        <RecordTable
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowTo={({ id }) => `${path}/${id}`}
          isQuiet={isQuiet}
        />
      )}
      {(previous || next) && (
        <ListPager
          previousTo={previous && listPath(path, { state, q: search, before: previous })}
          nextTo={next && listPath(path, { state, q: search, after: next })}
        />
      )}
    </>
  )
}
