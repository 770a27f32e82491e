import { type ReactNode, useSyncExternalStore } from 'react'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { canUsePasskeys } from '#ui/passkey/browser-passkeys.ts'
import { PasskeyButton } from '#ui/passkey/passkey-button.tsx'

interface OfficePasskeyFormProps {
  purpose: 'create' | 'sign-in' | 'confirm'
  /** Gives the challenge. */
  options: string
  /** Takes the browser's answer as a form. */
  action: string
  /** More fields of the form. */
  hidden?: ReactNode
  isMain?: boolean
  /** Shown where there are no passkeys: without JavaScript, for one. */
  otherwise?: ReactNode
  children: ReactNode
}

const neverChanges = () => () => {}

export function OfficePasskeyForm({ isMain = true, otherwise, ...props }: OfficePasskeyFormProps) {
  const canUse = useSyncExternalStore(neverChanges, canUsePasskeys, () => false)
  if (!canUse) return otherwise
  return (
    <PasskeyButton
      {...props}
      texts={officeSignInMessages}
      className={isMain ? 'button main' : 'button outlined'}
      statusClass="small"
    />
  )
}
