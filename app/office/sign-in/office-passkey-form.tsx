import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { askForPasskey, hasOfficePasskeys } from './office-passkey.ts'

type State = 'ready' | 'waiting' | keyof typeof officeSignInMessages.failures

interface OfficePasskeyFormProps {
  purpose: 'create' | 'sign-in' | 'confirm'
  /** Gives the challenge, as JSON. */
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

/** Asks the browser for a passkey, and posts its answer. */
export function OfficePasskeyForm(props: OfficePasskeyFormProps) {
  const { purpose, options, action, hidden, isMain = true, otherwise, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('ready')
  const canUse = useSyncExternalStore(neverChanges, hasOfficePasskeys, () => false)
  if (!canUse) return otherwise
  const { waiting, failures } = officeSignInMessages

  async function ask() {
    setState('waiting')
    try {
      const field = form.current?.elements.namedItem('credential')
      if (!(field instanceof HTMLInputElement)) return
      field.value = await askForPasskey(options, purpose)
      form.current?.requestSubmit()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      setState(name === 'InvalidStateError' ? 'exists' : name === 'NotAllowedError' ? 'canceled' : 'failed')
    }
  }

  return (
    <form method="post" action={action} ref={form}>
      <input type="hidden" name="credential" />
      {hidden}
      <button
        type="button"
        className={isMain ? 'button main' : 'button outlined'}
        disabled={state === 'waiting'}
        onClick={ask}
      >
        {children}
      </button>
      <p role="status" className="small">
        {state === 'waiting' ? waiting : state === 'ready' ? '' : failures[state]}
      </p>
    </form>
  )
}
