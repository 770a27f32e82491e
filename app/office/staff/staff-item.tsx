import { type Role, roles } from '#commerce/people/staff/role.ts'
import { roleMessages } from '#messages/office/roles.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import styles from './staff-page.module.css'

interface StaffItemProps {
  member: {
    id: number
    name: string
    email: string
    role: Role
    isSecured: boolean
    isInvited: boolean
    isYou: boolean
    /** When they were last here, as text; null if they are signed out. */
    seen: string | null
  }
  sendsEmails: boolean
}

/** A person with their role, and the buttons that change it. */
export function StaffItem({ member, sendsEmails }: StaffItemProps) {
  const texts = officeStaffMessages
  const { id, name, email, role, isSecured, isYou } = member
  return (
    <li>
      <div>
        <b>
          {name} {isYou && <span className="tag">{texts.you}</span>}
        </b>
        <small>{factsOf(member)}</small>
      </div>
      <form method="post" action="/office/settings/staff/role" className={styles.role}>
        <input type="hidden" name="staff" value={id} />
        <select name="role" className="box" defaultValue={role} aria-label={texts.roleOf(name)}>
          {roles.map(one => (
            <option key={one} value={one}>
              {roleMessages[one]}
            </option>
          ))}
        </select>
        <button type="submit" className="button outlined">
          {texts.setRole}
        </button>
      </form>
      <div className={styles.actions}>
        {!isSecured && !isYou && email !== '' && (
          <MemberForm
            action="/office/settings/staff/invite"
            id={id}
            label={sendsEmails ? texts.inviteAgain : texts.newLink}
          />
        )}
        {isSecured && !isYou && email !== '' && (
          <a
            className="button bare"
            href={`/office/settings/staff/${id}/reset`}
            aria-label={texts.resetOf(name)}
          >
            {texts.reset}
          </a>
        )}
        <MemberForm
          action="/office/settings/staff/remove"
          id={id}
          label={texts.remove}
          fullLabel={texts.removeOf(name)}
        />
      </div>
    </li>
  )
}

function factsOf({ email, isInvited, isSecured, seen }: StaffItemProps['member']): string {
  const { invited, notSecured, lastUsed, notHere } = officeStaffMessages
  if (isInvited && email !== '') return invited(email)
  return [email, isSecured ? '' : notSecured, seen ? lastUsed(seen) : notHere].filter(Boolean).join(' · ')
}

interface MemberFormProps {
  action: string
  id: number
  label: string
  /** For screen readers, where the label doesn't name the person. */
  fullLabel?: string
}

function MemberForm({ action, id, label, fullLabel }: MemberFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="staff" value={id} />
      <button type="submit" className="button bare" aria-label={fullLabel}>
        {label}
      </button>
    </form>
  )
}
