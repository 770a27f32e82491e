import { Form, Link } from 'react-router'
import { offeredKinds } from '#commerce/editing/products/bulk/bulk-change.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import styles from './bulk-bar.module.css'
import { leaveOutForm } from './bulk-columns.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { bulkPreviewPath } from './bulk-preview-path.ts'
import type { ShownPreview } from './load-bulk-preview.server.ts'

interface BulkBarProps {
  preview: ShownPreview
  /** By field. */
  errors: Readonly<Record<string, string>>
}

/** The change and its outcome. Each choice is a new preview; only the last button saves. */
export function ProductBulkBar({ preview, errors }: BulkBarProps) {
  const { id, kind, selected, returnTo, taxClasses, facts } = preview
  const here = bulkPreviewPath(id)
  return (
    <section className={`bottom-bar ${styles.bar}`} aria-label={texts.kindsLabel}>
      <div className={styles.top}>
        <b>{selected}</b>
        <Link to={returnTo} className="link">
          {texts.clear}
        </Link>
        <Form method="post" action={here} className={styles.kinds}>
          {offeredKinds({ hasTaxClasses: taxClasses.length > 0, hasAttributes: facts.length > 0 }).map(
            one => (
              <button key={one} type="submit" name="kind" value={one} aria-pressed={one === kind}>
                {texts.kinds[one]}
              </button>
            ),
          )}
        </Form>
      </div>
      <Form method="post" action={here} className={styles.fields} preventScrollReset>
        <BulkFields preview={preview} errors={errors} />
        <button type="submit" className="button outlined">
          {texts.show}
        </button>
      </Form>
      <Form method="post" action={here} id={leaveOutForm} preventScrollReset />
      <Outcome preview={preview} />
    </section>
  )
}

function Outcome({
  preview: { id, returnTo, hasAction, outcome, exceptions },
}: Pick<BulkBarProps, 'preview'>) {
  return (
    <div className={styles.outcome}>
      <div className={styles.says}>
        <p role="status">
          {outcome ? (
            <>
              <b>{outcome.text}</b> <span className="soft">{texts.notSaved}</span>
            </>
          ) : (
            <span className="soft">{hasAction ? texts.nothingChanges : texts.chooseFirst}</span>
          )}
        </p>
        <Exceptions exceptions={exceptions} />
      </div>
      <div className="actions">
        <Link to={returnTo} className="button outlined">
          {texts.discard}
        </Link>
        {outcome && (
          <Form method="post" action={`${bulkPreviewPath(id)}/save`}>
            <button type="submit" className="button main" data-key="save">
              {outcome.save}
              <kbd>Ctrl S</kbd>
            </button>
          </Form>
        )}
      </div>
    </div>
  )
}

function Exceptions({ exceptions: { named, more, warned } }: Pick<ShownPreview, 'exceptions'>) {
  if (named.length === 0) return null
  return (
    <ul className={styles.exceptions}>
      {named.map(({ product, title, text, canLeaveOut }) => (
        <li key={product}>
          <span className="bad">{title}</span> <span className="soft">{text}</span>{' '}
          {canLeaveOut && (
            <button type="submit" form={leaveOutForm} name="leave" value={product} className="link">
              {texts.leaveItOut}
            </button>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <span className="soft">{texts.more(more)}</span>
        </li>
      )}
      {warned > 1 && (
        <li>
          <button type="submit" form={leaveOutForm} name="leaveWarned" value="yes" className="link">
            {texts.leaveThemOut(warned)}
          </button>
        </li>
      )}
    </ul>
  )
}
