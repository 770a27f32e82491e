import { Form, Link, useLocation } from 'react-router'
import { changeMessages } from '#messages/office/changes.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import styles from './change-item.module.css'
import type { ChangeLine, ChangeView } from './change-view.ts'

/** A change in the list: the time, the person, the rows, and Undo. */
export function ChangeItem({ change }: { change: ChangeView }) {
  const { id, title, time, at, by, lines, isCut, rows, notes, isUndone } = change
  return (
    <article className={`${styles.item} ${isUndone ? styles.undone : ''}`} data-row>
      <time dateTime={at}>{time}</time>
      <span className="soft">{by}</span>
      <div className={styles.summary}>
        <h3>
          <Link to={`/office/changes/${id}`} data-row-link>
            {title}
          </Link>
        </h3>
        {notes.length > 0 && <p className="muted">{notes.join(' ')}</p>}
        <ChangeLines lines={lines} />
        {isCut && lines.length > 0 && (
          <Link className="link" to={`/office/changes/${id}`}>
            {changeMessages.showAll(rows)}
          </Link>
        )}
      </div>
      <UndoButton change={change} />
    </article>
  )
}

/** Undo, or Redo of an undone change. Its accessible name has the title of the change. */
export function UndoButton({ change: { title, undo } }: { change: ChangeView }) {
  const { pathname, search } = useLocation()
  if (!undo) return <span />
  const { undo: undoText, redo, undoOf, redoOf } = changeMessages
  return (
    <Form method="post" action={`/office/changes/${undo.changeSet}/undo`} className={styles.undo}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className="link"
        aria-label={undo.isRedo ? redoOf(title) : undoOf(title)}
        data-row-key="u"
      >
        {undo.isRedo ? redo : undoText}
      </button>
    </Form>
  )
}

/** Values before and after. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, before, after, isSkipped }, index) => (
        <li key={index} className={isSkipped ? styles.skipped : undefined}>
          <span className={styles.label}>{label}</span>
          <span className={styles.before}>{before}</span>
          <OfficeIcon name="arrowRight" size={14} />
          <span className="visually-hidden">{changeMessages.becomes}</span>
          <span className={styles.after}>{after}</span>
        </li>
      ))}
    </ul>
  )
}
