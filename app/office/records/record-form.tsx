import { Form, Link } from 'react-router'
import { hasAddress } from '#commerce/editing/merging/merge-kind.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { mergeMessages } from '#messages/office/merging.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { PreviewButton } from '../text-editor/preview-button.tsx'
import { SplitPage } from '../ui/block.tsx'
import { DraftForm } from '../ui/form/draft-form.tsx'
import type { UnsavedAnswer } from '../ui/form/edit-answer.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { RecordControl, RecordFacts } from './fields/record-control.tsx'
import { RecordRows } from './fields/record-rows.tsx'
import { mergePath } from './merge-path.ts'
import type { LoadedPreview } from './products-preview/load-preview.server.ts'
import { ProductsPreview } from './products-preview/products-preview.tsx'
import styles from './record-form.module.css'
import { type OfficeRecordKind, recordListPath } from './record-paths.ts'
import { type FieldTexts, nameOfTexts } from './record-texts.ts'
import { UploadField, uploadForm } from './upload/upload-field.tsx'
import type { Uses } from './uses/load-uses.server.ts'
import { KeptNote, keptId, UsedInList } from './uses/used-in-list.tsx'

interface RecordFormProps extends Omit<RecordFacts, 'titles'> {
  /** The products that shoppers get by it, of kinds that choose products. */
  preview: LoadedPreview | null
  kind: OfficeRecordKind
  controls: readonly RecordControl[]
  values: FieldTexts
  isNew: boolean
  /** It's a part of a page, which shows it unsaved. */
  isPreviewed: boolean
  /** When shoppers see a change. */
  seen: Parameters<typeof texts.says>[0]
  /** The rows that use it; null for a new record. */
  uses: Uses | null
  staffId: number
  /** The address of the record; undefined for a new one. */
  path: string
  answer: UnsavedAnswer | undefined
}

const formId = 'record'

/** Merges, removes or previews the record. */
function FormActions({
  kind,
  values,
  isNew,
  path,
  isPreviewed,
  uses,
  hasText,
}: RecordFormProps & { hasText: boolean }) {
  return (
    <>
      {!isNew && hasAddress(kind.path) && (
        <Link className="button outlined" to={mergePath(kind.path, sideOf(values))}>
          {mergeMessages.merge}
        </Link>
      )}
      {!isNew && (
        <Form method="post" action={`${path}/remove`}>
          <button
            type="submit"
            aria-describedby={uses?.keptBy ? keptId : undefined}
            className={hasText || isPreviewed ? 'button bare' : 'button outlined'}
          >
            {texts.remove}
          </button>
        </Form>
      )}
      {hasText && kind.section === 'content' && (
        <PreviewButton form={formId} path={`/office/content/previews/${kind.path}`} />
      )}
      {isPreviewed && <PreviewButton form={formId} path={path} />}
    </>
  )
}

/** The slug of a record, with that of its option for a value. */
function sideOf({ option = '', attribute = '', slug = '' }: FieldTexts): string {
  return [option || attribute, slug].filter(Boolean).join('/')
}

/** The form of any record. */
export function RecordForm(props: RecordFormProps) {
  const { kind, controls, values, isNew, uses, staffId, path, answer, preview } = props
  const { title, intro, add }: RecordKindTexts = texts.kinds[kind.table]
  const hasText = controls.some(control => control.kind === 'rich-text')
  const [main = [], aside = []] = hasText
    ? [true, false].map(isText => controls.filter(control => Boolean(control.isText) === isText))
    : [controls]
  const { pictureWidths, timeZone } = props
  const rows = {
    facts: { pictureWidths, timeZone, titles: preview?.titles ?? {} },
    values,
    answer: answer ?? (preview ? { typed: preview.shown, errors: {} } : undefined),
  }
  const name = nameOfTexts(kind, values) || title
  return (
    <>
      <PageHead
        title={isNew ? add : name}
        trail={[
          { to: `/office/${kind.section}`, label: frameMessages.pages[kind.section] },
          { to: recordListPath(kind), label: title },
        ]}
        actions={<FormActions {...props} hasText={hasText} />}
      />
      <p className="soft">{intro}</p>
      {uses && <KeptNote uses={uses} />}
      <DraftForm
        id={formId}
        draftKey={`${staffId}:${path}`}
        version={JSON.stringify(values)}
        shown={values}
        answer={answer}
        says={texts.says(props.seen)}
        className={hasText ? styles.split! : styles.form!}
      >
        {aside.length > 0 ? (
          <SplitPage
            aside={
              <div className={styles.fields}>
                <RecordRows controls={aside} {...rows} />
                {kind.uploads && !isNew && <UploadField />}
                {uses && <UsedInList uses={uses} />}
              </div>
            }
          >
            <div className={styles.fields}>
              <RecordRows controls={main} {...rows} />
            </div>
          </SplitPage>
        ) : (
          <RecordRows controls={main} {...rows} />
        )}
        {uses?.keptBy && aside.length === 0 && <UsedInList uses={uses} />}
        {preview && <ProductsPreview {...preview} />}
      </DraftForm>
      {kind.uploads && !isNew && (
        <form id={uploadForm} method="post" action={`${path}/upload`} encType="multipart/form-data" />
      )}
    </>
  )
}
