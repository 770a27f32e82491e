import { href } from 'react-router'
import { passkeyMessages } from '#messages/passkeys.ts'
import styles from './account-passkey-button.module.css'
import { AccountPasskeyButton } from './account-passkey-button.tsx'
import { WithPasskeys } from './with-passkeys.tsx'

/** The quick way to confirm an account that has passkeys. `query` has the page to return to. */
export function PasskeyConfirm({ query }: { query: string }) {
  return (
    <WithPasskeys>
      <div className={styles.way}>
        <AccountPasskeyButton purpose="confirm" action={href('/account/confirm/passkey') + query} isQuiet>
          {passkeyMessages.confirm}
        </AccountPasskeyButton>
      </div>
    </WithPasskeys>
  )
}
