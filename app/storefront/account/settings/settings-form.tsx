import { maxAddressFieldLength } from '#commerce/values/addresses/validate-address.ts'
import { accountSettingsMessages as messages } from '#messages/account-settings.ts'
import { SelectField, TextField } from '#ui/field/field.tsx'
import styles from './settings-form.module.css'
import type { loadSettingsForm } from './settings-form.server.ts'

interface SettingsFormProps {
  form: Awaited<ReturnType<typeof loadSettingsForm>>
  /** The name, if it was refused. */
  typed?: string | undefined
  error?: string | undefined
}

/** Posts to its own page. */
export function SettingsForm({ form, typed, error }: SettingsFormProps) {
  return (
    <form method="post" className={styles.form} noValidate>
      <fieldset>
        <legend>{messages.you}</legend>
        <TextField
          id="name"
          name="name"
          label={messages.name}
          optional
          note={messages.nameNote}
          error={error}
          defaultValue={typed ?? form.name}
          maxLength={maxAddressFieldLength.name}
          autoComplete="name"
        />
        <SelectField
          id="language"
          name="language"
          label={messages.language}
          note={messages.languageNote}
          options={form.languages}
          defaultValue={form.language}
        />
      </fieldset>
      <fieldset>
        <legend>{messages.emails}</legend>
        <ul className={styles.emails}>
          {form.emails.map(({ kind, isOn }) => (
            <li key={kind}>
              <label>
                <input type="checkbox" name="emails" value={kind} defaultChecked={isOn} />
                <span>
                  {messages.kinds[kind].label}
                  <small>{messages.kinds[kind].note}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{messages.always}</p>
      </fieldset>
      <button type="submit" className="button">
        {messages.save}
      </button>
    </form>
  )
}
