import { roles } from '#commerce/people/staff/role.ts'
import { roleMessages } from '#messages/office/roles.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import { Block } from '../ui/block.tsx'
import { SelectBox, TextBox } from '../ui/form/office-field.tsx'
import styles from './staff-page.module.css'

interface InviteFormProps {
  typed: { name: string; email: string; role: string } | undefined
  errors: Record<string, string>
  sendsEmails: boolean
}

export function InviteForm({ typed, errors, sendsEmails }: InviteFormProps) {
  const texts = officeStaffMessages
  return (
    <Block title={texts.inviteTitle}>
      <form method="post" action="/office/settings/staff" className={styles.form}>
        <TextBox
          name="name"
          label={texts.name}
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={typed?.name}
          error={errors.name}
        />
        <TextBox
          name="email"
          inputMode="email"
          label={texts.email}
          required
          autoComplete="off"
          defaultValue={typed?.email}
          error={errors.email}
        />
        <SelectBox
          name="role"
          label={texts.role}
          options={roles.map(value => ({ value, label: roleMessages[value] }))}
          defaultValue={typed?.role ?? 'packer'}
          error={errors.role}
        />
        <p className="small muted">{sendsEmails ? texts.inviteSays : texts.inviteByLink}</p>
        <button type="submit" className="button main">
          {sendsEmails ? texts.invite : texts.inviteLink}
        </button>
      </form>
    </Block>
  )
}
