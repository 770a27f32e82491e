import { Link } from 'react-router'
import { officeAccountMessages } from '#messages/office/account.ts'
import { Block } from '../ui/block.tsx'
import { Check, TextBox } from '../ui/form/office-field.tsx'
import styles from './account.module.css'

interface DetailsFormProps {
  name: string
  email: string
  shortcuts: boolean
  errors: Record<string, string>
}

export function DetailsForm({ name, email, shortcuts, errors }: DetailsFormProps) {
  const texts = officeAccountMessages
  return (
    <Block title={texts.you}>
      <form method="post" action="/office/settings/account" className={styles.form}>
        <TextBox
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          error={errors.name}
          required
          maxLength={60}
          autoComplete="name"
          defaultValue={name}
        />
        <Check name="shortcuts" value="1" defaultChecked={shortcuts} label={texts.shortcuts} />
        <button type="submit" className="button main">
          {texts.save}
        </button>
      </form>
      <p className={styles.email}>
        {email}{' '}
        <Link className="link" to="/office/settings/account/email">
          {texts.changeEmail.title}
        </Link>
      </p>
      <p className="muted small">{texts.emailHint}</p>
    </Block>
  )
}
