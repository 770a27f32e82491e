import { href } from 'react-router'
import { passkeyMessages } from '#messages/passkeys.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './passkey-sign-in.module.css'
import { WithPasskeys } from './with-passkeys.tsx'

/** The quick way to confirm an account that has passkeys. `query` has the page to return to. */
export function PasskeyConfirm({ query }: { query: string }) {
  return (
    <WithPasskeys>
      <div className={styles.way}>
        <PasskeyButton purpose="confirm" action={href('/account/confirm/passkey') + query} isQuiet>
          {passkeyMessages.confirm}
        </PasskeyButton>
      </div>
    </WithPasskeys>
  )
}
