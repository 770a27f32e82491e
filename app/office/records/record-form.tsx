import { Form, Link } from 'react-router'
import type { EditConflict } from '../../commerce/editing/merge-edits.ts'
import { frameMessages } from '../../messages/office/frame.ts'
import { mergeMessages } from '../../messages/office/merging.ts'
import type { RecordKindTexts } from '../../messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '../../messages/office/records.ts'
import { ConflictChoice } from '../ui/form/conflict-choice.tsx'
import { DraftForm } from '../ui/form/draft-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { mergePath } from './merge-path.ts'
import { type OfficeRecordKind, recordListPath } from './office-record-kinds.ts'
import { type RecordControl, RecordInput } from './record-control.tsx'
import styles from './record-form.module.css'
import { type FieldTexts, nameOfTexts } from './record-texts.ts'

/** After a refusal or a conflict. */
export interface RecordAnswer {
  typed: FieldTexts
  base: FieldTexts
  errors: Record<string, string>
  conflicts: readonly EditConflict[]
  by: string
}

interface RecordFormProps {
  kind: OfficeRecordKind
  controls: readonly RecordControl[]
  values: FieldTexts
  isNew: boolean
  staffId: number
  /** The address of the record; undefined for a new one. */
  path: string
  answer: RecordAnswer | undefined
}

/** The form of any record. `was.` fields carry what it showed, so that nobody overwrites what others saved. */
export function RecordForm({ kind, controls, values, isNew, staffId, path, answer }: RecordFormProps) {
  const { title, intro, add }: RecordKindTexts = texts.kinds[kind.path]
  const { typed = {}, base = {}, errors = {}, conflicts = [], by = '' } = answer ?? {}
  const name = nameOfTexts(values) || title
  return (
    <>
      <PageHead
        title={isNew ? add : name}
        trail={[
          { to: `/office/${kind.section}`, label: frameMessages.pages[kind.section] },
          { to: recordListPath(kind), label: title },
        ]}
        actions={
          !isNew && (
            <>
              {kind.merges && (
                <Link className="button outlined" to={mergePath(kind.merges, values.slug ?? '')}>
                  {mergeMessages.merge}
                </Link>
              )}
              <Form method="post" action={`${path}/remove`}>
                <button type="submit" className="button outlined">
                  {texts.remove}
                </button>
              </Form>
            </>
          )
        }
      />
      <p className="soft">{intro}</p>
      {errors[''] && (
        <p role="alert" className="bad">
          {errors['']}
        </p>
      )}
      <DraftForm
        draftKey={`${staffId}:${path}`}
        version={JSON.stringify(values)}
        errorCount={Object.keys(errors).length + conflicts.length}
        says={texts.says}
        className={styles.form!}
      >
        {controls.map(control => {
          const value = values[control.name] ?? ''
          const conflict = conflicts.find(({ field }) => field === control.name)
          return (
            <div key={control.name}>
              <input
                type="hidden"
                name={`was.${control.name}`}
                value={conflict?.theirs ?? base[control.name] ?? value}
              />
              {conflict ? (
                <>
                  <input type="hidden" name={control.name} value={conflict.mine} />
                  <ConflictChoice
                    name={control.name}
                    label={control.label}
                    by={by}
                    before={conflict.base}
                    yours={conflict.mine}
                    theirs={conflict.theirs}
                  />
                </>
              ) : (
                <RecordInput
                  control={control}
                  value={typed[control.name] ?? value}
                  error={errors[control.name]}
                />
              )}
            </div>
          )
        })}
      </DraftForm>
    </>
  )
}
