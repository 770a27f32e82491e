import { Form, href, Link } from 'react-router'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { Block } from '../../ui/block.tsx'
import { KeptForm } from '../../ui/form/kept-form.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { OrderPageView } from './order-page-view.server.ts'
import styles from './order-timeline.module.css'
import type { TimelineLine } from './timeline-view.server.ts'

/** The history of an order, and the field for a note. */
export function OrderTimeline({ view, noteKey }: { view: OrderPageView; noteKey: string }) {
  const { number, actions, timeline } = view
  const days = timeline.map(({ day, entries }) => ({
    day,
    entries: entries.map(entry => ({ ...entry, text: <EntryText view={view} entry={entry} /> })),
  }))
  return (
    <Block title={texts.timeline}>
      {actions.edit && (
        <KeptForm
          key={noteKey}
          name={`note-${number}`}
          className={styles.note}
          action={href('/office/orders/:number/notes', { number })}
        >
          <input type="hidden" name="key" value={noteKey} />
          <label className="visually-hidden" htmlFor="note">
            {texts.note}
          </label>
          <input
            id="note"
            className="box"
            name="text"
            placeholder={texts.notePlaceholder}
            required
            maxLength={2000}
          />
          <button className="button outlined" type="submit">
            {texts.addNote}
          </button>
        </KeptForm>
      )}
      <Timeline days={days} />
    </Block>
  )
}

function EntryText({ view, entry }: { view: OrderPageView; entry: TimelineLine }) {
  const { number, email, actions } = view
  const { actor, text, name, isBad, noteId, refundId, viewId, resend } = entry
  return (
    <span className={styles.entry}>
      <span className={isBad ? 'bad' : undefined}>
        {actor && <b>{actor} </b>}
        {text}
        {name && <b> {name}</b>}
      </span>
      {actions.edit && noteId !== undefined && (
        <Form
          method="post"
          action={href('/office/orders/:number/notes/:note/remove', { number, note: `${noteId}` })}
        >
          <button className="link" type="submit">
            {texts.removeNote}
          </button>
        </Form>
      )}
      {actions.settle && refundId !== undefined && (
        <Form
          method="post"
          action={href('/office/orders/:number/refunds/:refund/sent', { number, refund: `${refundId}` })}
        >
          <button className="link" type="submit">
            {texts.markRefundSentTo(email)}
          </button>
        </Form>
      )}
      {viewId !== undefined && (
        <Link
          className="link"
          to={href('/office/orders/:number/emails/:email', { number, email: `${viewId}` })}
        >
          {texts.viewEmail}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
      {actions.edit && resend && (
        <Form
          method="post"
          action={href('/office/orders/:number/emails/:email/resend', { number, email: `${resend.id}` })}
        >
          <input type="hidden" name="attempt" value={resend.number} />
          <button className="link" type="submit">
            {texts.resendTo(email)}
            <span className="visually-hidden">: {name}</span>
          </button>
        </Form>
      )}
    </span>
  )
}
