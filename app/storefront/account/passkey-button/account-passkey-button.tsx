import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { PasskeyPurpose } from '#commerce/people/passkeys/passkey.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { PasskeyButton } from '#ui/passkey/passkey-button.tsx'
import styles from './account-passkey-button.module.css'
import { offerPasskeysInAutofill } from './offer-passkeys-in-autofill.ts'

interface AccountPasskeyButtonProps {
  purpose: PasskeyPurpose
  /** Takes the browser's answer as a form. */
  action: string
  isQuiet?: boolean
  /** Whether the email field of the page suggests passkeys, too. */
  isInAutofill?: boolean
  children: ReactNode
}

export function AccountPasskeyButton({ isQuiet, isInAutofill, ...props }: AccountPasskeyButtonProps) {
  return (
    <PasskeyButton
      {...props}
      options={href('/account/passkeys/options')}
      texts={passkeyMessages}
      className={isQuiet ? 'button quiet' : 'button'}
      statusClass={styles.status}
      suggest={isInAutofill ? offerPasskeysInAutofill : undefined}
    />
  )
}
