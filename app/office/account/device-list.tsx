import { officeAccountMessages } from '#messages/office/account.ts'
import { Block } from '../ui/block.tsx'
import styles from './account.module.css'

interface DeviceListProps {
  devices: readonly { id: number; name: string; seen: string; isCurrent: boolean }[]
}

/** The browsers that are signed in. */
export function DeviceList({ devices }: DeviceListProps) {
  const texts = officeAccountMessages
  return (
    <Block title={texts.devices}>
      <ul className={styles.list}>
        {devices.map(({ id, name, seen, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{name || texts.unknownDevice}</b>
              <small>{isCurrent ? texts.thisDevice : texts.lastUsed(seen)}</small>
            </span>
            <form
              method="post"
              action={isCurrent ? '/office/sign-out' : '/office/settings/account/end-session'}
            >
              {!isCurrent && <input type="hidden" name="session" value={id} />}
              <button
                type="submit"
                className="button bare"
                aria-label={texts.signOutOf(isCurrent ? texts.thisDevice : name || texts.unknownDevice)}
              >
                {texts.signOut}
              </button>
            </form>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" action="/office/settings/account/end-sessions" className={styles.below}>
          <button type="submit" className="button outlined">
            {texts.signOutOthers}
          </button>
        </form>
      )}
    </Block>
  )
}
