import { href } from 'react-router'
import { passkeyMessages } from '#messages/passkeys.ts'
import styles from './account-passkey-button.module.css'
import { AccountPasskeyButton } from './account-passkey-button.tsx'
import { WithPasskeys } from './with-passkeys.tsx'

/** The other way to sign in, where the browser has it. `query` has the page to return to. */
export function PasskeySignIn({ query }: { query: string }) {
  return (
    <WithPasskeys>
      <div className={styles.way}>
        <AccountPasskeyButton
          purpose="sign-in"
          action={href('/account/sign-in/passkey') + query}
          isQuiet
          isInAutofill
        >
          {passkeyMessages.signIn}
        </AccountPasskeyButton>
      </div>
    </WithPasskeys>
  )
}
