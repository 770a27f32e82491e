import { Link } from 'react-router'
import { frameMessages } from '../../messages/office/frame.ts'
import type { RecordKindTexts } from '../../messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '../../messages/office/records.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import { type OfficeRecordKind, recordListPath } from './office-record-kinds.ts'
import type { FieldTexts } from './record-texts.ts'

interface ListedRecord {
  param: string
  texts: FieldTexts
}

/** All records of a kind, in their order. */
export function RecordList({ kind, records }: { kind: OfficeRecordKind; records: readonly ListedRecord[] }) {
  const { title, intro, add, empty, fields }: RecordKindTexts = texts.kinds[kind.path]
  const path = recordListPath(kind)
  const columns = kind.columns.map(
    (name, at): RecordColumn<ListedRecord> => ({
      id: name,
      head: fields[name]![0],
      ...(at === 0
        ? { card: 'name' as const }
        : at < 3
          ? { card: 'fact' as const }
          : { priority: 2 as const }),
      cell: record => firstLine(record.texts[name] ?? ''),
    }),
  )
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
      <p className="soft">{intro}</p>
      {records.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <RecordTable
          caption={texts.caption(title)}
          columns={columns}
          rows={records}
          rowKey={({ param }) => param}
          rowTo={({ param }) => `${path}/${param}`}
        />
      )}
    </>
  )
}

/** A price from 0 on is just that price. */
function firstLine(text: string): string {
  const [line = '', more] = text.replace(/^0(\.0+)?: /, '').split('\n')
  return more === undefined ? line : `${line} …`
}
