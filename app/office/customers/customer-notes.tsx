import { Form } from 'react-router'
import { customerMessages } from '#messages/office/customers.ts'
import { Block } from '../ui/block.tsx'
import { KeptForm } from '../ui/form/kept-form.tsx'
import { TextArea } from '../ui/form/office-field.tsx'
import styles from './customer-page.module.css'
import type { CustomerPageView } from './load-customer.server.ts'

const texts = customerMessages.notes

interface CustomerNotesProps {
  view: Pick<CustomerPageView, 'key' | 'notes'> & { mayEdit: boolean; noteKey: string }
}

/** Notes from staff to staff about a customer. */
export function CustomerNotes({ view: { key, notes, mayEdit, noteKey } }: CustomerNotesProps) {
  const path = `/office/customers/${key}/notes`
  return (
    <Block title={texts.title}>
      <ul className={`${styles.notes} tall-links`}>
        {notes.map(({ id, text, at, by }) => (
          <li key={id}>
            {text}{' '}
            <span className="muted">
              {by}, {at}
            </span>{' '}
            {mayEdit && (
              <Form method="post" action={`${path}/${id}/remove`}>
                <button className="link" type="submit">
                  {texts.remove}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <KeptForm key={noteKey} name={`customer-note-${key}`} className={styles.form} action={path}>
          <input type="hidden" name="key" value={noteKey} />
          <TextArea id="note" name="text" label={texts.label} hint={texts.hint} maxLength={2000} required />
          <div className="actions">
            <button className="button outlined" type="submit">
              {texts.add}
            </button>
          </div>
        </KeptForm>
      )}
    </Block>
  )
}
