import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { changeMessages } from '#messages/office/changes.ts'
import { Check } from '../ui/form/office-field.tsx'
import type { ChangeView, ConflictView } from './change-view.ts'
import styles from './conflict-choices.module.css'

/** Rows that were changed since: their values before, then and now, and which of them go back. */
export function ConflictChoices({
  change: { id, title, rows },
  conflicts,
}: {
  change: ChangeView
  conflicts: readonly ConflictView[]
}) {
  const { text, submit, unchecked, rest, cancel, title: heading } = changeMessages.conflicts
  const hasChoice = conflicts.some(({ canGoBack }) => canGoBack)
  const hasRest = rows > conflicts.length
  return (
    <Form method="post" action={`/office/changes/${id}/undo`} className={styles.form}>
      <input type="hidden" name="decided" value="yes" />
      <input type="hidden" name="returnTo" value="/office/changes" />
      <h2>{heading}</h2>
      <p className="soft">{text(conflicts.length)}</p>
      {conflicts.map(conflict => (
        <ConflictRow key={conflict.id} conflict={conflict} />
      ))}
      <p className="soft">
        {hasChoice && unchecked} {hasRest && rest}
      </p>
      <div className="actions">
        {(hasChoice || hasRest) && (
          <button type="submit" className="button main">
            {submit(title)}
          </button>
        )}
        <Link to="/office/changes" className="button bare">
          {cancel}
        </Link>
      </div>
    </Form>
  )
}

function ConflictRow({ conflict: { id, name, reason, columns, canGoBack } }: { conflict: ConflictView }) {
  const { before, written, current, goBack, stays } = changeMessages.conflicts
  return (
    <section className={styles.conflict}>
      <h3>{name}</h3>
      <p className="soft">{reason}</p>
      {columns.map(({ label, ...values }, at) => (
        <Fragment key={at}>
          <h4 className={styles.label}>{label}</h4>
          <dl className={styles.values}>
            <div>
              <dt>{before}</dt>
              <dd>{values.before}</dd>
            </div>
            <div>
              <dt>{written}</dt>
              <dd>{values.written}</dd>
            </div>
            <div>
              <dt>{current}</dt>
              <dd>{values.current}</dd>
            </div>
          </dl>
        </Fragment>
      ))}
      {canGoBack ? (
        <Check name="overwrite" value={id} label={goBack(columns.map(column => column.before).join(', '))} />
      ) : (
        <p className="muted">{stays}</p>
      )}
    </section>
  )
}
