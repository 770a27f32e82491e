import { accountMessages } from '#messages/account.ts'

interface RenameFormProps {
  action: string
  /** The field that names the row, and its id. */
  row: Record<string, number>
  /** Empty if it has no name of its own. */
  name: string
  /** The name as it's shown. */
  title: string
  maxLength: number
}

/** Renames an item of a list: closed at first. */
export function RenameForm({ action, row, name, title, maxLength }: RenameFormProps) {
  return (
    <details>
      <summary aria-label={accountMessages.renameDevice({ name: title })}>{accountMessages.rename}</summary>
      <form method="post" action={action}>
        {Object.entries(row).map(([field, id]) => (
          <input key={field} type="hidden" name={field} value={id} />
        ))}
        <input
          type="text"
          name="name"
          aria-label={accountMessages.deviceName}
          defaultValue={name}
          maxLength={maxLength}
          autoComplete="off"
        />
        <button type="submit" className="button quiet">
          {accountMessages.rename}
        </button>
      </form>
    </details>
  )
}
