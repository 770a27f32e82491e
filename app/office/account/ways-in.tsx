import { officeAccountMessages } from '#messages/office/account.ts'
import { OfficePasskeyForm } from '../sign-in/office-passkey-form.tsx'
import { Block } from '../ui/block.tsx'
import styles from './account.module.css'

interface WaysInProps {
  isSecured: boolean
  isProven: boolean
  passkeys: readonly { id: number; name: string; created: string; used: string | null }[]
  hasApp: boolean
  recoveryCodes: number
}

/** Passkeys, the app with codes, and recovery codes. */
export function WaysIn({ isSecured, isProven, passkeys, hasApp, recoveryCodes }: WaysInProps) {
  const texts = officeAccountMessages
  if (!isSecured)
    return (
      <Block title={texts.waysIn}>
        <p className="soft">{texts.notSecured}</p>
        <p className={styles.below}>
          <a className="button outlined" href="/office/secure">
            {texts.secure}
          </a>
        </p>
      </Block>
    )
  return (
    <Block title={texts.waysIn}>
      <ul className={styles.list}>
        {passkeys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span>
              <b>{name || texts.unnamed}</b>
              <small>{texts.passkey(created, used)}</small>
            </span>
            <RemoveForm
              action="/office/settings/account/remove-passkey"
              id={id}
              name={name || texts.unnamed}
            />
          </li>
        ))}
        {hasApp && (
          <li>
            <span>
              <b>{texts.app}</b>
              <small>{texts.appOn}</small>
            </span>
            <RemoveForm action="/office/settings/account/remove-app" name={texts.app} />
          </li>
        )}
        <li>
          <span>
            <b>{texts.recovery}</b>
            <small>{texts.codesLeft(recoveryCodes)}</small>
          </span>
          <a className="button bare" href="/office/settings/account/recovery-codes">
            {texts.newCodes}
          </a>
        </li>
      </ul>
      <div className={styles.below}>
        {isProven ? (
          <OfficePasskeyForm
            purpose="create"
            options="/office/secure/options"
            action="/office/secure"
            isMain={false}
          >
            {texts.addPasskey}
          </OfficePasskeyForm>
        ) : (
          <a className="button outlined" href="/office/confirm?returnTo=%2Foffice%2Fsettings%2Faccount">
            {texts.confirmFirst}
          </a>
        )}
        {!hasApp && (
          <a className="button outlined" href="/office/secure/app">
            {texts.setUpApp}
          </a>
        )}
      </div>
    </Block>
  )
}

function RemoveForm({ action, id, name }: { action: string; id?: number; name: string }) {
  const { remove, removeOf } = officeAccountMessages
  return (
    <form method="post" action={action}>
      {id !== undefined && <input type="hidden" name="passkey" value={id} />}
      <button type="submit" className="button bare" aria-label={removeOf(name)}>
        {remove}
      </button>
    </form>
  )
}
