import { Link } from 'react-router'
import { formatNumber } from '../../messages/format.ts'
import { frameMessages } from '../../messages/office/frame.ts'
import { moveMessages } from '../../messages/office/moves.ts'
import type { RecordKindTexts } from '../../messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '../../messages/office/records.ts'
import { Swatch } from '../../ui/swatch/swatch.tsx'
import { SearchTabs } from '../searches/search-tabs.tsx'
import { Block } from '../ui/block.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MovableRows } from '../ui/move/movable-rows.tsx'
import { MoveButtons } from '../ui/move/move-buttons.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import { type OfficeRecordKind, recordListPath } from './office-record-kinds.ts'
import styles from './record-list.module.css'
import { type FieldTexts, nameOfTexts } from './record-texts.ts'

interface ListedRecord {
  param: string
  texts: FieldTexts
  /** How many products shoppers see with it; null if that isn't counted. */
  products: number | null
}

/** All records of a kind, in their order. */
export function RecordList({ kind, records }: { kind: OfficeRecordKind; records: readonly ListedRecord[] }) {
  const { title, intro, add, empty }: RecordKindTexts = texts.kinds[kind.path]
  const path = recordListPath(kind)
  return (
    <>
      <PageHead
        title={title}
        trail={[{ to: `/office/${kind.section}`, label: frameMessages.pages[kind.section] }]}
        actions={
          <>
            {kind.tool && (
              <Link className="button outlined" to={kind.tool.to}>
                {kind.tool.label}
              </Link>
            )}
            <Link className="button main" to={`${path}/new`}>
              {add}
            </Link>
          </>
        }
      />
      {kind.section === 'searches' && <SearchTabs current={kind.path} />}
      <p className="soft">{intro}</p>
      {records.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        groupsOf(kind, records).map(({ name, rows }) => {
          const table = (
            <MovableRows key={name} version={records}>
              <RecordTable
                caption={texts.caption(name || title)}
                columns={[...columnsOf(kind), ...(kind.isOrdered ? moveColumns(path, rows) : [])]}
                rows={rows}
                rowKey={({ param }) => param}
                rowTo={({ param }) => `${path}/${param}`}
              />
            </MovableRows>
          )
          return name === '' ? (
            table
          ) : (
            <Block key={name} title={name}>
              {table}
            </Block>
          )
        })
      )}
    </>
  )
}

/** The records by the value of the field that groups them. */
function groupsOf({ groupedBy }: OfficeRecordKind, records: readonly ListedRecord[]) {
  if (!groupedBy) return [{ name: '', rows: records }]
  const groups = Map.groupBy(records, record => record.texts[groupedBy] ?? '')
  return [...groups].map(([value, rows]) => ({ name: texts.choices[value] ?? value, rows }))
}

function columnsOf({ path, columns, counts }: OfficeRecordKind): RecordColumn<ListedRecord>[] {
  const { fields }: RecordKindTexts = texts.kinds[path]
  const listed = columns.map(
    (name, at): RecordColumn<ListedRecord> => ({
      id: name,
      head: fields[name]![0],
      ...(at === 0
        ? { card: 'name' as const }
        : at < 3 && !counts
          ? { card: 'fact' as const }
          : { priority: 2 as const }),
      cell: ({ texts: { [name]: text = '', hex } }) =>
        at === 0 && hex ? <ColorName name={text} hex={hex} /> : firstLine(text),
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

function ColorName({ name, hex }: { name: string; hex: string }) {
  return (
    <span className={styles.color}>
      <Swatch hex={hex} size={16} />
      {name}
    </span>
  )
}

/** The buttons at a desk, and on a card. */
function moveColumns(path: string, records: readonly ListedRecord[]): RecordColumn<ListedRecord>[] {
  const cell = (record: ListedRecord) => {
    const at = records.indexOf(record)
    return (
      <MoveButtons
        action={`${path}/${record.param}/move`}
        id={record.param}
        name={nameOfTexts(record.texts)}
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

/** A price from 0 on is just that price. */
function firstLine(text: string): string {
  const [line = '', more] = text.replace(/^0(\.0+)?: /, '').split('\n')
  return more === undefined ? line : `${line} …`
}
