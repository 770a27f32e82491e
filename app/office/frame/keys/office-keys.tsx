import { Fragment, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '#commerce/people/staff/role.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { keyMessages } from '#messages/office/keys.ts'
import { menuPages } from '../../menu.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import type { FrameStaff } from '../frame-staff.ts'
import { Palette } from '../palette/palette.tsx'
import { moveInList, pickRow, pickWhileMoving, pressInRow } from './list-rows.ts'
import styles from './office-keys.module.css'
import { readShortcut, type Shortcut } from './shortcut.ts'

/** How long `g` waits for the next letter, in milliseconds. */
const goTimeout = 1500

type OpenDialog = 'palette' | 'help' | undefined

/** The keys of every page, the search that opens anything, and the list of keys. */
export function OfficeKeys({ staff }: { staff: FrameStaff }) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>()
  const wentAt = useRef(0)
  const { shortcuts, role } = staff

  useEffect(() => {
    const run = (shortcut: Shortcut): boolean => {
      switch (shortcut.does) {
        case 'palette':
        case 'help':
          setDialog(shortcut.does)
          return true
        case 'go':
          wentAt.current = Date.now()
          return true
        case 'open': {
          const page = menuPages(role).find(({ key }) => key === shortcut.key)
          if (page) navigate(page.to)
          return page !== undefined
        }
        case 'row':
          return pressInRow(shortcut.key)
        default:
          return press(shortcut.does)
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
      const isGoing = Date.now() - wentAt.current < goTimeout
      wentAt.current = 0
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event
      const isCommand = ctrlKey || metaKey
      const pressed = { key, shiftKey, altKey, isCommand, isTyping: isTextField(event.target) }
      const shortcut = readShortcut(pressed, { letters: shortcuts, isGoing })
      if (shortcut && run(shortcut)) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('[data-key="palette"]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setDialog('palette')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick, true)
    }
  }, [navigate, role, shortcuts])

  const close = () => setDialog(undefined)
  return (
    <>
      {dialog === 'palette' && <Palette role={role} onClose={close} />}
      {dialog === 'help' && <KeyHelp role={role} onClose={close} />}
    </>
  )
}

/** False if the page has nothing to press. */
function press(does: Exclude<Shortcut['does'], 'palette' | 'help' | 'go' | 'open' | 'row'>): boolean {
  switch (does) {
    case 'next':
    case 'previous':
      return moveInList(does === 'next' ? 1 : -1) !== undefined
    case 'pick':
      pickRow()
      return true
    case 'pick-next':
    case 'pick-previous':
      pickWhileMoving(does === 'pick-next' ? 1 : -1)
      return true
    case 'search':
      return focusOn('[data-key="search"]')
    case 'save':
    case 'undo':
    case 'redo':
    case 'sidebar':
      return clickOn(`[data-key="${does}"]`)
  }
}

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector)
  field?.focus()
  field?.select()
  return field !== null
}

function clickOn(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector)
  button?.click()
  return button !== null
}

const textless = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !textless.includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** A list of all keys. */
function KeyHelp({ role, onClose }: { role: Role; onClose: () => void }) {
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
