import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PasskeyPurpose } from '#commerce/people/accounts/passkeys/passkey.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { createPasskey, offerPasskeysInAutofill, requestPasskey } from './browser-passkeys.ts'
import styles from './passkey-button.module.css'

type State = 'ready' | 'waiting' | keyof typeof passkeyMessages.failures

interface PasskeyButtonProps {
  purpose: PasskeyPurpose
  /** Takes the browser's answer as a form. */
  action: string
  isQuiet?: boolean
  /** Whether the email field of the page suggests passkeys, too. */
  isInAutofill?: boolean
  children: ReactNode
}

/** Asks the browser for a passkey, and posts its answer. */
export function PasskeyButton({ purpose, action, isQuiet, isInAutofill, children }: PasskeyButtonProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('ready')
  const isWaiting = state === 'waiting'

  // A browser asks for one passkey at a time.
  const isSuggested = isInAutofill && !isWaiting
  useEffect(() => {
    if (!isSuggested) return
    const left = new AbortController()
    offerPasskeysInAutofill(left.signal).then(
      answer => submit(form.current, answer),
      () => {},
    )
    return () => left.abort()
  }, [isSuggested])

  async function ask() {
    setState('waiting')
    try {
      submit(form.current, await (purpose === 'create' ? createPasskey() : requestPasskey(purpose)))
    } catch (error) {
      setState(failureOf(error, purpose))
    }
  }

  return (
    <form method="post" action={action} ref={form}>
      <input type="hidden" name="credential" />
      <button
        type="button"
        className={isQuiet ? 'button quiet' : 'button'}
        disabled={isWaiting}
        onClick={ask}
      >
        {children}
      </button>
      <p className={styles.status} role="status">
        {isWaiting && passkeyMessages.waiting}
        {state !== 'ready' && state !== 'waiting' && passkeyMessages.failures[state]}
      </p>
    </form>
  )
}

function submit(form: HTMLFormElement | null, answer: string): void {
  const field = form?.elements.namedItem('credential')
  if (!(field instanceof HTMLInputElement)) return
  field.value = answer
  form?.requestSubmit()
}

function failureOf(error: unknown, purpose: PasskeyPurpose): State {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') return 'exists'
  if (name !== 'NotAllowedError') return 'failed'
  return purpose === 'create' ? 'notCreated' : 'canceled'
}
