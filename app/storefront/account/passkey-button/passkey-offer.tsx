import { href } from 'react-router'
import { passkeyMessages } from '#messages/passkeys.ts'
import { AccountPasskeyButton } from './account-passkey-button.tsx'
import styles from './passkey-offer.module.css'
import { WithPasskeys } from './with-passkeys.tsx'

/** Offers a passkey after a sign-in by email, on devices that have passkeys. */
export function PasskeyOffer() {
  return (
    <WithPasskeys ofThisDevice>
      <section className={styles.offer} aria-labelledby="passkey-offer">
        <h2 id="passkey-offer">{passkeyMessages.offerTitle}</h2>
        <p>{passkeyMessages.offer}</p>
        <div className={styles.choices}>
          <AccountPasskeyButton purpose="create" action={href('/account/passkeys/add')}>
            {passkeyMessages.create}
          </AccountPasskeyButton>
          <form method="post" action={href('/account/passkeys/not-now')}>
            <button type="submit" className="button quiet">
              {passkeyMessages.notNow}
            </button>
          </form>
        </div>
      </section>
    </WithPasskeys>
  )
}
