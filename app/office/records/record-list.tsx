import { Link } from 'react-router'
import { formatNumber } from '#messages/format.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { moveMessages } from '#messages/office/moves.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { SearchTabs } from '../searches/search-tabs.tsx'
import { Block } from '../ui/block.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RecordTools } from '../ui/list/record-tools.tsx'
import { MovableRows } from '../ui/move/movable-rows.tsx'
import { MoveButtons } from '../ui/move/move-buttons.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import styles from './record-list.module.css'
import { type OfficeRecordKind, recordListPath } from './record-paths.ts'
import { type FieldTexts, nameOfTexts } from './record-texts.ts'

interface ListedRecord {
  param: string
  texts: FieldTexts
  /** How many products shoppers see with it; null if that isn't counted. */
  products: number | null
}

interface RecordListProps {
  kind: OfficeRecordKind
  records: readonly ListedRecord[]
  /** The values of the field that groups them. */
  groups: readonly { value: string; name: string }[]
  /** The search, or ''. */
  query: string
  hasSearch: boolean
  /** Says that there are more records than shown. */
  note: string | null
  /** The columns with figures. */
  numbers: readonly string[]
  /** The fields with the color and the picture of records that swatches show. */
  swatch: { color: string; picture: string } | undefined
}

/** The records of a kind, in their order. Those around a found one aren't shown, so it doesn't move. */
export function RecordList(props: RecordListProps) {
  const { kind, records, query, hasSearch, note } = props
  const { title, intro, add, empty, tool }: RecordKindTexts = texts.kinds[kind.table]
  const path = recordListPath(kind)
  const isMovable = kind.isOrdered && query === ''
  return (
    <>
      <PageHead
        title={title}
        trail={[{ to: `/office/${kind.section}`, label: frameMessages.pages[kind.section] }]}
        actions={
          <>
            {kind.tool && (
              <Link className="button outlined" to={kind.tool}>
                {tool}
              </Link>
            )}
            <Link className="button main" to={`${path}/new`}>
              {add}
            </Link>
          </>
        }
      />
      {kind.tabs && <SearchTabs current={kind.path} />}
      <p className="soft">{intro}</p>
      {hasSearch && <RecordTools label={texts.search(title)} placeholder={texts.placeholder} query={query} />}
      {records.length === 0 ? (
        <EmptyState
          text={query === '' ? empty : texts.noneFound(query)}
          action={query === '' ? { to: `${path}/new`, label: add } : { to: path, label: texts.showAll }}
        />
      ) : (
        groupsOf(props).map(({ id, name, rows }) => {
          const table = (
            <MovableRows key={id} version={records}>
              <RecordTable
                caption={texts.caption(name || title)}
                columns={[...columnsOf(props), ...(isMovable ? moveColumns(kind, rows) : [])]}
                rows={rows}
                rowKey={({ param }) => param}
                rowTo={({ param }) => `${path}/${param}`}
              />
            </MovableRows>
          )
          return name === '' ? (
            table
          ) : (
            <Block key={id} title={name} id={id}>
              {table}
            </Block>
          )
        })
      )}
      {note && <p className={`soft ${styles.note}`}>{note}</p>}
    </>
  )
}

/** The records by the value of the field that groups them. */
function groupsOf({ kind: { groupedBy }, records, groups }: RecordListProps) {
  if (!groupedBy) return [{ id: '', name: '', rows: records }]
  const placeOf = (value: string) => {
    const place = groups.findIndex(group => group.value === value)
    return place === -1 ? groups.length : place
  }
  return [...Map.groupBy(records, record => record.texts[groupedBy] ?? '')]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([value, rows]) => ({ id: value, name: groups[placeOf(value)]?.name ?? value, rows }))
}

function columnsOf({ kind, numbers, swatch }: RecordListProps): RecordColumn<ListedRecord>[] {
  const { table, columns, counts } = kind
  const { fields, heads = {} }: RecordKindTexts = texts.kinds[table]
  const listed = columns.map(
    (name, at): RecordColumn<ListedRecord> => ({
      id: name,
      head: heads[name] ?? fields[name]![0],
      isNumber: numbers.includes(name),
      ...(at === 0
        ? { card: 'name' as const }
        : at < 3 && !counts
          ? { card: 'fact' as const }
          : { priority: 2 as const }),
      cell: ({ texts: { [name]: text = '', ...others } }) => {
        const [hex, picture] = swatch ? [others[swatch.color], others[swatch.picture]] : []
        return at === 0 && (hex || picture) ? (
          <span className={styles.color}>
            <Swatch hex={hex} picture={picture} size={16} />
            <span>{text}</span>
          </span>
        ) : (
          firstLine(text)
        )
      },
    }),
  )
  if (!counts) return listed
  return [
    ...listed,
    {
      ...{ id: 'products', head: texts.products, width: 7, isNumber: true, card: 'fact' },
      cell: ({ products }) => (
        <>
          {formatNumber(products ?? 0)} <span className="phone-only">{texts.onCard(products ?? 0)}</span>
        </>
      ),
    },
  ]
}

/** The buttons at a desk, and on a card. */
function moveColumns(kind: OfficeRecordKind, records: readonly ListedRecord[]): RecordColumn<ListedRecord>[] {
  const cell = (record: ListedRecord) => {
    const at = records.indexOf(record)
    return (
      <MoveButtons
        action={`${recordListPath(kind)}/${record.param}/move`}
        id={record.param}
        name={nameOfTexts(kind, record.texts)}
        directions={['up', 'down']}
        possible={[...(at > 0 ? ['up' as const] : []), ...(at < records.length - 1 ? ['down' as const] : [])]}
      />
    )
  }
  const column = { head: moveMessages.column, cell }
  return [
    { ...column, id: 'move', width: 6 },
    { ...column, id: 'move-card', card: 'action' },
  ]
}

function firstLine(text: string): string {
  const [line = '', more] = text.split('\n')
  return more === undefined ? line : `${line} …`
}
