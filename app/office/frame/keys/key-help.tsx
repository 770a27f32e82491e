import { Fragment } from 'react'
import type { Role } from '#commerce/people/staff/role.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { keyMessages } from '#messages/office/keys.ts'
import { menuPages } from '../../menu.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import styles from './key-help.module.css'

/** All keys. */
export function KeyHelp({ role, onClose }: { role: Role; onClose: () => void }) {
  const pages = menuPages(role).map(({ id, key }) => [`g ${key}`, frameMessages.pages[id]] as const)
  const groups = { ...keyMessages.groups, goTo: { title: keyMessages.goTo, keys: pages } }
  return (
    <OfficeDialog title={keyMessages.title} onClose={onClose}>
      <div className={styles.groups}>
        {Object.values(groups).map(({ title, keys }, at) => (
          <section key={at}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <Fragment key={key}>
                  <dt>{does}</dt>
                  <dd>
                    {key.split(' ').map(part => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="muted small">{keyMessages.turnOff}</p>
    </OfficeDialog>
  )
}
